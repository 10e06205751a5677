import { useMessage } from '../../messages/use-message.ts';
import { openSheet } from '../../state/sheet-store.ts';
import { useMoney } from '../../state/use-money.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Checkout } from './use-checkout.ts';

/** The zone that the address has to lie in, with its fee, and the way to another. */
export function ChosenPlace({ checkout }: { checkout: Checkout }) {
  const { cart, settings } = checkout;
  const say = useMessage();
  const format = useMoney();
  if (settings.delivery.zones.length === 0) return null;
  const quoted = cart.delivery.state === 'ok' ? cart.delivery.zone : null;
  const zone = quoted ?? settings.delivery.zones.find(({ name }) => name === cart.place?.zone);
  const fee = cart.delivery.state === 'ok' ? cart.priced.deliveryCents : (zone?.feeCents ?? 0);
  const rule = zone && {
    fee: format(fee),
    minimum: format(zone.minimumCents),
  };
  return (
    <button type="button" className="ch" onClick={() => openSheet({ name: 'location' })}>
      <span className="ico">
        <Icon name="map-pin" />
      </span>
      <span className="grow">
        <b>{zone ? zone.name : say('checkout.delivery.noPlace')}</b>
        <small>
          {rule
            ? say(fee === 0 ? 'checkout.delivery.zoneFree' : 'checkout.delivery.zone', rule)
            : say('checkout.delivery.noPlaceHint')}
        </small>
      </span>
      <span className="link small">{say('checkout.delivery.change')}</span>
    </button>
  );
}
