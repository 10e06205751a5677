import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { Text } from '../../messages/text.ts';
import styles from './access-frame.module.css';

interface AccessFrameProps {
  title: string;
  intro?: string;
  children?: ReactNode;
}

export function AccessFrame({ title, intro, children }: AccessFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={`${styles.side} on-dark`}>
        <Wordmark className={styles.mark} />
        <div>
          <Text as="p" id="access.side" className={styles.title} />
          <Text as="p" id="access.promise" className={styles.promise} />
        </div>
        <p className={styles.tablet}>
          <Text id="access.tablet" />{' '}
          <Link to="/office/appareil">
            <Text id="access.tabletLink" />
          </Link>
        </p>
      </header>
      <main className={styles.panel}>
        <div className={styles.inner}>
          <div>
            <h1>{title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
