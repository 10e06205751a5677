import { asapOf, type Mode } from '@comptoir/domain';
import { choiceStyles, Icon, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import type { Checkout } from '../run/use-checkout.ts';

interface ChoiceProps {
  mode: Mode;
  isChosen: boolean;
  isDisabled?: boolean;
  title: string;
  text: string;
  price: ReactNode;
  onChoose: () => void;
}

function Choice({ mode, isChosen, isDisabled = false, title, text, price, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={choiceStyles.choice}
      data-testid={`order-type-${mode}`}
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <span className={choiceStyles.icon}>
        <Icon name={mode === 'pickup' ? 'store' : 'bike'} />
      </span>
      <span className={choiceStyles.text}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <b className="small figures">{price}</b>
    </button>
  );
}

/** Choosing an order type opens the next step after half a second (CHK-06 to CHK-10). */
export function TypeStep({ checkout }: { checkout: Checkout }) {
  const { cart, state, settings, dispatch } = checkout;
  const say = useMessage();
  const format = useFormat();
  const sayMoment = useMoment();
  const { scheduling, contacts, delivery } = settings;
  const { quote, subtotalCents } = cart.deliveryIfChosen;

  function moment(mode: Mode): string {
    const asap = asapOf(cart.menus, mode, cart.now, scheduling);
    return asap.state === 'promised' ? sayMoment(asap.promisedAt, cart.now, 'around') : '';
  }

  const counter = contacts.address.split(',')[0] ?? '';
  const readyMoment = moment('pickup');
  const arrival = moment('delivery');
  const place = cart.place?.address || cart.place?.zone || cart.place?.city || say('checkout.type.choosePlace');
  const isPossible = quote.state !== 'refused' || quote.reason === 'below_minimum';
  // A delivery below its minimum still shows its fee.
  const feeCents = quote.state === 'unknown' ? undefined : quote.feeCents;
  const fee = feeCents === undefined ? say('checkout.type.unknown') : format.money(feeCents);
  const rule = quote.state === 'ok' ? (quote.zone ?? delivery) : null;
  const isMinimumMet = cart.mode === 'delivery' && rule && rule.minimumCents > 0 && subtotalCents >= rule.minimumCents;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the choices are buttons that act at once, not fields */}
      <div className="stack" role="group" aria-label={say('checkout.heading.type')}>
        <Choice
          mode="pickup"
          isChosen={cart.mode === 'pickup'}
          title={say('checkout.type.pickup')}
          text={readyMoment ? say('checkout.type.ready', { place: counter, moment: readyMoment }) : counter}
          price={say('checkout.type.free')}
          onChoose={() => dispatch({ kind: 'chooseMode', mode: 'pickup' })}
        />
        <Choice
          mode="delivery"
          isChosen={cart.mode === 'delivery'}
          isDisabled={!delivery.isActive}
          title={say('checkout.type.delivery')}
          text={
            delivery.isActive
              ? arrival
                ? say('checkout.type.arrives', { place, moment: arrival })
                : place
              : say('checkout.type.inactive')
          }
          price={delivery.isActive && (isPossible ? fee : say('checkout.type.impossible'))}
          onChoose={() => dispatch({ kind: 'chooseMode', mode: 'delivery' })}
        />
      </div>
      {isMinimumMet && state.alert === null && (
        <Note kind="warm" icon="info">
          {say('checkout.type.minimumMet', { amount: format.money(rule.minimumCents) })}
        </Note>
      )}
    </>
  );
}
