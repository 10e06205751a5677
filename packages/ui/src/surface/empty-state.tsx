import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  picture: { src: string; alt: string };
  isGrey?: boolean;
  heading?: 'h1' | 'h2';
  className?: string | undefined;
  children?: ReactNode;
}

export function EmptyState({
  title,
  text,
  picture,
  isGrey = false,
  className,
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <div className={classNames(styles.picture, isGrey && styles.grey)}>
        <img src={picture.src} width={480} height={480} alt={picture.alt} />
      </div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
