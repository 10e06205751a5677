import { classNames, linkStyles, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { specificationKey, useMessage } from '../../messages/use-message.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';

const reasons = {
  too_far: 'cart.tooFar',
  out_of_zone: 'cart.outOfZone',
  location_not_found: 'cart.notFound',
  delivery_inactive: 'cart.inactive',
} as const;

/** The minimum order of the chosen place with its surcharge, else the lowest minimum of the restaurant. */
function useRule(cart: ShopCart): { minimumCents: number; chargeCents: number } {
  const delivery = useCatalogue((catalogue) => catalogue.settings.delivery);
  const zone = cart.delivery.state === 'ok' ? cart.delivery.zone : null;
  if (cart.delivery.state === 'refused') return { minimumCents: cart.delivery.minimumCents, chargeCents: 0 };
  const { minimumCents, flatChargeCents } = zone ?? delivery;
  return { minimumCents, chargeCents: flatChargeCents };
}

/** Says why the order cannot be delivered, or names the surcharge for an order below the minimum (LOC-21). */
export function DeliveryNote({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const format = useFormat();
  const { minimumCents, chargeCents } = useRule(cart);
  const { delivery, mode, priced } = cart;
  if (mode === 'pickup' || priced.lines.length === 0) return null;
  const change = (
    <button
      type="button"
      className={classNames(linkStyles.link, 'small')}
      onClick={() => openSheet({ name: 'location' })}
    >
      {say('cart.changePlace')}
    </button>
  );
  if (delivery.state === 'refused' && delivery.reason !== 'below_minimum') {
    const id = reasons[delivery.reason];
    return (
      <Note kind="error" {...(specificationKey(id) && { i18nKey: specificationKey(id) as string })}>
        <Text id={id} as="p" />
      </Note>
    );
  }
  const missingCents = minimumCents - priced.subtotalCents;
  if (missingCents <= 0) return null;
  const missing = format.money(missingCents);
  return (
    <Note kind="warm" icon="info">
      <p>
        <b>{say('cart.minimum', { amount: format.money(minimumCents) })}</b>{' '}
        {chargeCents > 0
          ? say('cart.minimumOr', { missing, charge: format.money(chargeCents) })
          : say('cart.minimumMissing', { missing })}
      </p>
      {chargeCents === 0 && change}
    </Note>
  );
}
