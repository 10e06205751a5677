import { classNames } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { CSSProperties } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './logo.module.css';

export function Logo({ className }: { className?: string | undefined }) {
  const say = useMessage();
  const path = usePath();
  const { title, logo } = useSite();
  // The number of letters in the name, plus two for the mark.
  const letters = [...`${logo.before}${logo.after}`].length + (logo.mark ? 2 : 0);
  return (
    <Link
      className={classNames(styles.logo, className)}
      style={{ '--letters': letters } as CSSProperties}
      to={path('/')}
    >
      <span className="visually-hidden">{say('shell.logo', { title })}</span>
      <span className={styles.name} aria-hidden="true">
        {logo.before}
      </span>
      {logo.mark && (
        <svg viewBox="0 0 44 26" fill="currentColor" aria-hidden="true">
          <path d={logo.mark.filled} />
          <path d={logo.mark.lines} stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
        </svg>
      )}
      <span className={styles.name} aria-hidden="true">
        {logo.after}
      </span>
    </Link>
  );
}
