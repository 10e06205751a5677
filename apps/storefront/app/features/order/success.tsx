import { boxStyles, buttonClass, classNames, Icon } from '@comptoir/ui';
import { type ReactNode, useEffect } from 'react';
import { Text } from '../../messages/text.tsx';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { loadOrder, useOrderStore } from '../../state/order/order-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import { phoneLink } from '../../state/shop/contact-links.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PromisedTime } from './promised-time.tsx';
import styles from './success.module.css';

function CallLink() {
  const say = useMessage();
  const { phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  if (!phone) return null;
  return (
    <a className={buttonClass('dark', { isSmall: true })} href={phoneLink(phone)}>
      <Icon name="phone" size="small" />
      {say('order.call')}
    </a>
  );
}

/** The order that was just placed: its number, when it comes, and what is in it (RTE-10). Without one, thanks and the way on. */
export function Success({ recap }: { recap: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const format = useFormat();
  const { pictures } = useSite();
  const { order } = useOrderStore();
  useEffect(loadOrder, []);
  const receipt = order?.receipt ?? null;

  function heading(): string {
    if (!order) return say('order.generic');
    return receipt?.firstName ? say('order.thanks', { name: receipt.firstName }) : say('order.thanksAnyone');
  }

  return (
    <>
      <section className={styles.hero}>
        <h1>{heading()}</h1>
        {order && (
          <p className={classNames(styles.number, 'figures')} data-testid="order-number">
            {say('order.number', { number: order.orderNumber })}
          </p>
        )}
        <div className={styles.picture}>
          <img
            src={pictures.success.src}
            srcSet={pictures.success.srcSet}
            width={480}
            height={480}
            alt={pictures.success.alt}
          />
        </div>
      </section>
      <div className={classNames(styles.columns, !receipt && styles.one, 'page-width')}>
        <section className={classNames(boxStyles.box, 'stack')}>
          {order && <Text id="shell.pages.Order success" as="h2" />}
          {receipt && <PromisedTime receipt={receipt} />}
          {receipt && <OrderTimeline receipt={receipt} />}
          {order && !receipt && (
            <p className="bold">{say('order.total', { amount: format.money(order.totalCents) })}</p>
          )}
          {order?.trackToken && (
            // A page of its own: what was measured of this one hears nothing of its address.
            <a className={buttonClass('primary', { isWide: true })} href={path(`/commande/${order.trackToken}`)}>
              {say('order.follow')}
            </a>
          )}
          <p className="small muted">{say(order ? 'order.mail' : 'order.genericText')}</p>
          <div className={classNames(styles.actions, 'row wrapping')}>
            <CallLink />
            <Link className={buttonClass('outline', { isSmall: true })} to={path('/menu')}>
              {say('order.toMenu')}
            </Link>
          </div>
        </section>
        {receipt && (
          <section className={classNames(boxStyles.box, 'stack')}>
            <h2>{say('order.recap')}</h2>
            {recap}
          </section>
        )}
      </div>
    </>
  );
}
