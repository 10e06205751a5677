import { Text } from '../messages/text.ts';
import { isSecure } from '../platform/secure-context.ts';
import styles from './insecure-bar.module.css';

/** Says which features do not work without https (OFC-13). */
export function InsecureBar() {
  return isSecure() ? null : <Text as="p" id="shell.insecure" className={styles.bar} />;
}
