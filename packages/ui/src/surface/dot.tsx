import { classNames } from '../class-names.ts';
import styles from './dot.module.css';

/** Decorative: the text beside it says the same. */
export function Dot({ isOn }: { isOn: boolean }) {
  return <i className={classNames(styles.dot, !isOn && styles.off)} />;
}
