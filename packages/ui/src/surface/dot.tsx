import { classNames } from '../class-names.ts';
import styles from './dot.module.css';

/** A light beside a sentence that says the same: on or off. */
export function Dot({ isOn }: { isOn: boolean }) {
  return <i className={classNames(styles.dot, !isOn && styles.off)} />;
}
