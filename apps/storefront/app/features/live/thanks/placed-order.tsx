import type { Receipt } from '@comptoir/contract';
import { phoneLink } from '@comptoir/contract';
import { boxStyles, buttonClass, classNames, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { LastOrder } from '../../../state/order/order-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import styles from '../live.module.css';
import { LiveHero } from '../live-hero.tsx';
import { PromisedTime } from './promised-time.tsx';

interface PlacedOrderProps {
  order: LastOrder | null;
  drawRecap: (receipt: Receipt) => ReactNode;
}

/** The order of this tab (RTE-10). If there is none, the page shows thanks and a link. */
export function PlacedOrder({ order, drawRecap }: PlacedOrderProps) {
  const say = useMessage();
  const path = usePath();
  const format = useFormat();
  const { phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const receipt = order?.receipt ?? null;
  const name = receipt?.firstName;
  const thanks = name ? say('order.received', { name }) : say('order.receivedAnyone');
  return (
    <>
      <LiveHero
        orderNumber={order?.orderNumber ?? null}
        heading={order ? thanks : say('order.generic')}
        text={say(order ? 'order.mail' : 'order.genericText')}
        isQuiet={false}
      />
      <div className={classNames(styles.columns, !receipt && styles.one, 'page-width')}>
        <section className={classNames(boxStyles.box, 'stack')}>
          {receipt && <PromisedTime receipt={receipt} />}
          {order && !receipt && <p className="bold">{say('live.total', { amount: format.money(order.totalCents) })}</p>}
          {order?.trackToken && (
            <a className={linkStyles.link} href={path(`/commande/${order.trackToken}`)}>
              {say('order.follow')}
            </a>
          )}
          <div className={classNames(styles.actions, 'row wrapping')}>
            <Link className={buttonClass('outline', { isSmall: true })} to={path('/menu')}>
              {say('live.menu')}
            </Link>
            {phoneLink(phone) && (
              <a className={linkStyles.link} href={phoneLink(phone) ?? undefined}>
                {say('live.call')}
              </a>
            )}
          </div>
        </section>
        {receipt && (
          <section className={classNames(boxStyles.box, 'stack')}>
            <h2>{say('live.recap')}</h2>
            {drawRecap(receipt)}
          </section>
        )}
      </div>
    </>
  );
}
