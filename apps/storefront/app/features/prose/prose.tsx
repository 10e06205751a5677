import { buttonClass, classNames, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { Text } from '../../messages/text.ts';
import { usePageText } from '../../state/page/page-text.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './prose.module.css';

interface ProseProps {
  title: MessageId;
  empty: MessageId;
  /** What depends on the settings or the clock, so that the text can't say it; it looks like the text. */
  before?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}

/** The HTML comes from the server, which has checked the Markdown. */
export function Prose({ title, empty, before, after, children }: ProseProps) {
  const path = usePath();
  const { pictures } = useSite();
  const { key, html } = usePageText();
  return (
    <article className={classNames(styles.page, 'page-width')}>
      <Text id={title} as="h1" />
      {!html && (
        <EmptyState title={<Text id={empty} />} picture={pictures.empty}>
          <Link className={buttonClass('primary')} to={path('/menu')}>
            <Text id="error.menu" />
          </Link>
        </EmptyState>
      )}
      {before && <div className={styles.text}>{before}</div>}
      <div
        className={styles.text}
        data-island={key}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from Markdown that holds no HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {after && <div className={styles.text}>{after}</div>}
      {children}
    </article>
  );
}
