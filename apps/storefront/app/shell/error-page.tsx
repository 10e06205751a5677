import { buttonClass, classNames } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { Text } from '../messages/text.ts';
import { usePath } from '../state/page/use-path.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import styles from './error-page.module.css';
import { Header } from './header.tsx';
import { useStart } from './use-start.ts';

interface ErrorPageProps {
  status: number;
  /** The reason in English, for tests and tools only. */
  message: string;
  sheets?: ReactNode;
}

/** The page of errors and missing pages (RTE-29, RTE-32 to RTE-34). */
export function ErrorPage({ status, message, sheets }: ErrorPageProps) {
  useStart();
  const path = usePath();
  const { pictures } = useSite();
  const isMissing = status === 404;
  const picture = isMissing ? pictures.notFound : pictures.error;
  return (
    <div
      className={classNames(styles.page, 'on-dark')}
      data-testid="error-page"
      data-status={status}
      data-message={message}
    >
      <Header kind="over" />
      <main id="main" className={styles.inner}>
        <div className={styles.number} aria-hidden="true">
          <span>{isMissing ? '4' : '5'}</span>
          <img src={picture.src} width={480} height={480} alt="" />
          <span>{isMissing ? '4' : '0'}</span>
        </div>
        <Text id={isMissing ? 'error.notFoundTitle' : 'error.brokenTitle'} as="h1" />
        <p>
          <Text id={isMissing ? 'error.notFound' : 'error.broken'} />{' '}
          <Text id={isMissing ? 'error.notFoundText' : 'error.brokenText'} />
        </p>
        <div className="row wrapping centered">
          <Link className={classNames(buttonClass('butter'), styles.home)} to={path('/')}>
            <Text id="error.home" />
          </Link>
          <Link className={buttonClass('lined')} to={path('/menu')}>
            <Text id="error.menu" />
          </Link>
        </div>
      </main>
      {sheets}
    </div>
  );
}
