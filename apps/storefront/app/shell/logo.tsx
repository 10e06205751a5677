import { classNames } from '@comptoir/ui';
import { useMessage } from '../messages/use-message.ts';
import { Link } from '../platform/navigation/link.tsx';
import { usePath } from '../state/page/use-path.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import styles from './logo.module.css';

/** The word mark with the sun that rises in its middle, a link home. */
export function Logo({ className }: { className?: string | undefined }) {
  const say = useMessage();
  const path = usePath();
  const { title, logo } = useSite();
  return (
    <Link className={classNames(styles.logo, className)} to={path('/')}>
      <span className="visually-hidden">{say('shell.logo', { title })}</span>
      <span aria-hidden="true">{logo.before}</span>
      <svg viewBox="0 0 44 26" fill="currentColor" aria-hidden="true">
        <path d="M6 26a16 16 0 0 1 32 0z" />
        <path
          d="M22 1v5M7.5 6.5l3 4M36.5 6.5l-3 4M.5 18l4 2.2M43.5 18l-4 2.2"
          stroke="currentColor"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden="true">{logo.after}</span>
    </Link>
  );
}
