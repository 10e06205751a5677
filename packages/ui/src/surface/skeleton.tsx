import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  height: string;
  width?: string;
  radius?: string;
  className?: string | undefined;
}

export function Skeleton({ height, width, radius, className }: SkeletonProps) {
  return (
    <div
      className={classNames(styles.skeleton, className)}
      style={{ height, width, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
