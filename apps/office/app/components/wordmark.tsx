import { classNames } from '@comptoir/ui';
import { useSite } from '../state/site.ts';
import styles from './wordmark.module.css';

/** A screen reader reads the restaurant's name as one word, although the logo has several parts. */
export function Wordmark({ className }: { className?: string | undefined }) {
  const { title, logo } = useSite();
  return (
    <span className={classNames(styles.mark, className)} role="img" aria-label={title}>
      {logo.before}
      {logo.mark && (
        <svg viewBox="0 0 44 26" fill="currentColor" aria-hidden="true">
          <path d={logo.mark.filled} />
          <path d={logo.mark.lines} stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
        </svg>
      )}
      {logo.after}
    </span>
  );
}
