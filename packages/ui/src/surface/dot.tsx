import { classNames } from '../class-names.ts';
import styles from './dot.module.css';

export function Dot({ isOn }: { isOn: boolean }) {
  return <i className={classNames(styles.dot, !isOn && styles.off)} />;
}
