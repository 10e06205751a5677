import { choiceStyles, classNames, Icon, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { useLocationStore } from '../../../state/location/location-store.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** `isWhole`: the address is not shown elsewhere on the page, so it is shown in full. */
export function ChosenPlace({ checkout, isWhole }: { checkout: Checkout; isWhole: boolean }) {
  const { cart, settings, state } = checkout;
  const say = useMessage();
  const format = useFormat();
  const answer = useLocationStore((location) => location.measured);
  const { zones, calculation } = settings.delivery;
  const quoted = cart.delivery.state === 'ok' ? cart.delivery.zone : null;
  const zone = quoted ?? zones.find(({ name }) => name === cart.place?.zone);
  const feeCents = cart.delivery.state === 'ok' ? cart.priced.deliveryCents : (zone?.feeCents ?? 0);

  function hint(): string {
    const isFree = feeCents === 0;
    const fee = format.money(feeCents);
    if (zone)
      return say(isFree ? 'checkout.delivery.zoneFree' : 'checkout.delivery.zone', {
        fee,
        minimum: format.money(zone.minimumCents),
      });
    if (calculation === 'zone' || !answer || cart.delivery.state !== 'ok') return say('checkout.delivery.noPlaceHint');
    const distance = format.distance(answer.distance);
    return say(isFree ? 'checkout.delivery.measuredFree' : 'checkout.delivery.measured', {
      fee,
      distance,
      unit: answer.unit,
    });
  }

  const { address: street, postalCode, city } = state.delivery;
  const address = `${street}, ${postalCode} ${city}`;

  return (
    <button type="button" className={choiceStyles.choice} onClick={() => openSheet({ name: 'location' })}>
      <span className={choiceStyles.icon}>
        <Icon name="map-pin" />
      </span>
      <span className={choiceStyles.text}>
        <b>{isWhole ? address : (zone?.name ?? (answer?.address || say('checkout.delivery.noPlace')))}</b>
        <small>{hint()}</small>
      </span>
      <span className={classNames(linkStyles.link, 'small')}>{say('checkout.delivery.change')}</span>
    </button>
  );
}
