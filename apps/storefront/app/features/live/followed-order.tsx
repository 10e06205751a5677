import { type LiveOrder, phoneLink, type Receipt } from '@comptoir/contract';
import { hasFailed, liveHeading } from '@comptoir/domain';
import { Button, boxStyles, buttonClass, classNames, Icon, linkStyles, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { HydrateLater } from '../../platform/start/hydrate-later.tsx';
import type { Followed, FollowedWhole } from '../../state/live/followed-order.ts';
import type { LiveOrderState } from '../../state/live/use-live-order.ts';
import { announce } from '../../state/page/announcement-store.ts';
import { useIsOnline } from '../../state/page/use-is-online.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import { useReorder } from '../../state/use-reorder.ts';
import styles from './live.module.css';
import { LiveCancel } from './live-cancel.tsx';
import { LiveDue } from './live-due.tsx';
import { LiveHero } from './live-hero.tsx';
import { LiveMoney } from './live-money.tsx';
import { LivePush } from './live-push.tsx';
import { LiveTimeline } from './live-timeline.tsx';
import { useStandingWords } from './use-standing-words.ts';

/** The recap has no controls, so it is never hydrated. */
const never = () => () => undefined;

interface FollowedOrderProps {
  token: string;
  order: LiveOrder;
  known: LiveOrderState;
  drawRecap: (receipt: Receipt) => ReactNode;
  drawWithdrawal: (followed: Followed) => ReactNode;
  /** What a company can ask for. The page of thanks has it not. */
  drawInvoice?: (followed: FollowedWhole) => ReactNode;
  thanks?: { heading: string; isConfirmed: boolean } | null;
}

export function FollowedOrder({
  token,
  order,
  known,
  drawRecap,
  drawWithdrawal,
  drawInvoice,
  thanks,
}: FollowedOrderProps) {
  const say = useMessage();
  const path = usePath();
  const { heading, text } = useStandingWords(order);
  useAnnouncedChange(order, [heading, text].join('. '));
  // The receipt never changes (LIV-12). A new object would make React render its part again.
  const [receipt] = useState(order.receipt);
  const isLost = hasFailed(order);
  const isOver = isLost || order.state === 'done';
  const isLate = useIsLate(order);
  return (
    <>
      <LiveHero
        orderNumber={order.orderNumber}
        heading={thanks?.heading ?? heading}
        subheading={thanks && <Subheading isConfirmed={thanks.isConfirmed} heading={heading} />}
        text={text}
        isQuiet={isLost}
      />
      <div className={classNames(styles.columns, 'page-width')}>
        <section className={classNames(boxStyles.box, 'stack')}>
          {!isOver && <LiveDue order={order} />}
          {order.message && <Note icon="info">{say('live.quoted', { text: order.message })}</Note>}
          {isLost && <LiveMoney order={order} />}
          {drawWithdrawal({ token, order, onNews: known.take })}
          {!isOver && <LivePush token={token} />}
          <LiveTimeline order={order} />
          <Heard heardAt={known.heardAt} />
          <WaysOn order={order} isLost={isLost} isOver={isOver} isLate={isLate} />
          {thanks !== undefined && (
            // A plain link loads a document: this page's tag manager must not read the order's URL.
            <a className={classNames(linkStyles.link, 'small')} href={path(`/commande/${token}`)}>
              {say('order.follow')}
            </a>
          )}
          {drawInvoice?.({ token, order, onNews: known.take })}
          <LiveCancel token={token} order={order} onNews={known.take} />
        </section>
        <section className={classNames(boxStyles.box, 'stack')}>
          <h2>{say('live.recap')}</h2>
          <HydrateLater at="#recap" until={never}>
            <div id="recap">{drawRecap(receipt)}</div>
          </HydrateLater>
          {receipt.companyName === undefined && (
            <a className={classNames(linkStyles.link, 'small')} href={path(`/commande/${token}/note`)}>
              {say('live.note')}
            </a>
          )}
          {!isLost && <LiveMoney order={order} />}
        </section>
      </div>
    </>
  );
}

function Subheading({ isConfirmed, heading }: { isConfirmed: boolean; heading: string }) {
  const say = useMessage();
  return (
    <h2 className={styles.subheading} data-i18n={isConfirmed ? 'Order success' : undefined}>
      {isConfirmed ? say('order.confirmed') : heading}
    </h2>
  );
}

/** Announces each change once. The first status and the ticking clock are not announced (LIV-13). */
function useAnnouncedChange({ state, version, dueAt }: LiveOrder, words: string): void {
  const told = useRef(`${state} ${dueAt}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the clock makes of the words is no change
  useEffect(() => {
    const current = `${state} ${dueAt}`;
    if (told.current === current) return;
    told.current = current;
    announce(words);
  }, [version]);
}

/** Time of the last server response, and a reload link for pages without scripts (LIV-22, LIV-23). */
function Heard({ heardAt }: Pick<LiveOrderState, 'heardAt'>) {
  const say = useMessage();
  const format = useFormat();
  const isOnline = useIsOnline();
  return (
    <p className={classNames(styles.heard, 'row wrapping small muted')}>
      {say(isOnline ? 'live.heard' : 'live.heardOffline', { hour: format.hour(heardAt) })}
      <a className={linkStyles.link} href="?">
        {say('live.refresh')}
      </a>
    </p>
  );
}

/** True if the customer should call: the restaurant does not respond, or the order has failed or is late. */
function useIsLate(order: LiveOrder): boolean {
  const now = useNow().toInstant();
  if (hasFailed(order) || liveHeading(order, now) === 'waiting') return true;
  const isToCome = order.state === 'new' || order.state === 'accepted' || order.state === 'on_the_way';
  return isToCome && Temporal.Instant.compare(now, order.dueAt) > 0;
}

interface WaysOnProps {
  order: LiveOrder;
  isLost: boolean;
  isOver: boolean;
  isLate: boolean;
}

function WaysOn({ order: { again, soldOut }, isLost, isOver, isLate }: WaysOnProps) {
  const say = useMessage();
  const path = usePath();
  const reorder = useReorder();
  const { phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const isLeft = again.some(({ itemId }) => !soldOut.includes(itemId));
  return (
    <div className={classNames(styles.actions, 'row wrapping')}>
      {isOver && isLeft && reorder && (
        <Button
          kind="dark"
          isSmall
          data-testid="order-again"
          onClick={() => reorder({ lines: again, without: soldOut })}
        >
          {soldOut.length > 0 ? say('live.resume', { count: soldOut.length }) : say('live.again')}
        </Button>
      )}
      {isOver && (
        <Link className={isLeft ? linkStyles.link : buttonClass('dark', { isSmall: true })} to={path('/menu')}>
          {say(isLost ? 'live.other' : 'live.menu')}
        </Link>
      )}
      {phoneLink(phone) && (
        <a
          className={isLate ? buttonClass('dark', { isSmall: true }) : linkStyles.link}
          href={phoneLink(phone) ?? undefined}
        >
          <Icon name="phone" size="small" /> {say('live.call')}
        </a>
      )}
    </div>
  );
}
