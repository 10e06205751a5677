import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import styles from './access-form.module.css';

export function AccessLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
