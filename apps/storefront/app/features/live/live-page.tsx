import type { Receipt, ShortOrder } from '@comptoir/contract';
import { boxStyles, buttonClass, classNames, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { isKeptPage, keepPage } from '../../platform/read-page-order.ts';
import { scriptText } from '../../platform/script-text.ts';
import type { Followed, FollowedWhole } from '../../state/live/followed-order.ts';
import { useLiveOrder } from '../../state/live/use-live-order.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { FollowedOrder } from './followed-order.tsx';
import styles from './live.module.css';
import { LiveHero } from './live-hero.tsx';

interface LivePageProps {
  token: string;
  drawRecap: (receipt: Receipt) => ReactNode;
  drawWithdrawal: (followed: Followed) => ReactNode;
  drawInvoice: (followed: FollowedWhole) => ReactNode;
}

/** The server renders the page, and the browser follows the order (LIV-01). */
export function LivePage({ token, drawRecap, drawWithdrawal, drawInvoice }: LivePageProps) {
  const renderedAt = useCatalogue((catalogue) => catalogue.renderedAt);
  const [keptAt] = useState(() => (isKeptPage() ? Temporal.Instant.from(renderedAt) : null));
  const known = useLiveOrder(token, keptAt);
  const { order, written, news } = known;
  // The request makes the service worker update its copy of the page.
  useEffect(() => {
    if (news !== written) keepPage();
  }, [news, written]);
  const state = typeof order === 'string' ? order : order.state;
  return (
    <div data-testid="live-page" data-state={state}>
      <script
        type="application/json"
        data-order={token}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
        dangerouslySetInnerHTML={{ __html: scriptText(written) }}
      />
      {typeof order !== 'string' && order.form === 'whole' ? (
        <FollowedOrder
          token={token}
          order={order}
          known={known}
          drawRecap={drawRecap}
          drawWithdrawal={drawWithdrawal}
          drawInvoice={drawInvoice}
        />
      ) : (
        <NoMore order={order}>
          {typeof order !== 'string' && drawWithdrawal({ token, order, onNews: known.take })}
        </NoMore>
      )}
    </div>
  );
}

function NoMore({ order, children }: { order: ShortOrder | 'missing' | 'unread'; children: ReactNode }) {
  const say = useMessage();
  const format = useFormat();
  const path = usePath();
  const kind = typeof order === 'string' ? order : order.form;
  const values =
    typeof order === 'string' ? {} : { day: format.date(order.day), state: say(`live.state.${order.state}`) };
  return (
    <>
      <LiveHero
        orderNumber={typeof order === 'string' ? null : order.orderNumber}
        heading={say(`live.heading.${kind}`)}
        text={say(`live.text.${kind}`, values)}
        isQuiet
      />
      <div className={classNames(styles.columns, styles.one, 'page-width')}>
        <section className={classNames(boxStyles.box, 'stack')}>
          {typeof order !== 'string' && (
            <p className="bold">{say('live.total', { amount: format.money(order.totalCents) })}</p>
          )}
          {children}
          {order === 'unread' && (
            <a className={linkStyles.link} href="?">
              {say('live.refresh')}
            </a>
          )}
          <div className="row">
            <Link className={buttonClass('outline', { isSmall: true })} to={path('/menu')}>
              {say('live.menu')}
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}
