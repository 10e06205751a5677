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
  children?: ReactNode;
}

/** The HTML comes from the server, which has checked the Markdown. */
export function Prose({ title, empty, children }: ProseProps) {
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
      <div
        className={styles.text}
        data-island={key}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from Markdown that holds no HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {children}
    </article>
  );
}
