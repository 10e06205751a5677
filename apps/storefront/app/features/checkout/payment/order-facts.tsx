import { boxStyles, classNames, Icon, type IconName, linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import { offeredCompany } from '../../../state/checkout/offered-company.ts';
import type { CheckoutTab } from '../../../state/checkout/tabs.ts';
import { validateDelivery, validatePersonal } from '../machine/model/validate-forms.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './order-facts.module.css';

interface FactProps {
  icon: IconName;
  title: string;
  lines: string[];
  tab: CheckoutTab;
  checkout: Checkout;
}

function Fact({ icon, title, lines, tab, checkout }: FactProps) {
  const say = useMessage();
  return (
    <div className={styles.fact}>
      <Icon name={icon} />
      <div className={styles.text}>
        <b>{title}</b>
        {lines.filter(Boolean).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
      <button
        type="button"
        className={classNames(linkStyles.link, 'small')}
        aria-label={say('checkout.payment.changeOf', { what: title })}
        disabled={checkout.state.isSubmitting}
        onClick={() => checkout.dispatch({ kind: 'jump', tab })}
      >
        {say('checkout.payment.change')}
      </button>
    </div>
  );
}

/** The requested and the promised time, such as "Retrait, dès que possible" and "(à partir de …)" if it is later. */
function useTime({ cart, state, promise: shown }: Checkout): { title: string; lines: string[] } {
  const say = useMessage();
  const sayMoment = useMoment();
  const format = useFormat();
  const { mode, now, asap, slotAt } = cart;
  const what = say(`checkout.payment.${mode}`);
  if (slotAt) {
    const title = say('checkout.payment.at', { what, moment: sayMoment(slotAt, now, 'on') });
    const { time } = state.delivery;
    // The title contains the start of the time range.
    return { title, lines: [time.includes('-') ? format.clock(time) : ''] };
  }
  const title = say('checkout.payment.asap', { what });
  if (asap.state !== 'promised') return { title, lines: [say(`checkout.alert.${asap.state}`)] };
  const promise = sayMoment(shown ?? asap.promisedAt, now, 'around');
  const isLater = asap.readyFrom.epochMilliseconds > now.epochMilliseconds;
  return {
    title,
    lines: [
      isLater
        ? say('checkout.when.asapFrom', { moment: sayMoment(asap.readyFrom, now, 'from') })
        : say(mode === 'pickup' ? 'checkout.payment.promised' : 'checkout.payment.arrives', { moment: promise }),
    ],
  };
}

export function OrderFacts({ checkout }: { checkout: Checkout }) {
  const { cart, state, settings } = checkout;
  const say = useMessage();
  const time = useTime(checkout);
  const { firstName, lastName, email, phone } = state.personal;
  const company = offeredCompany(settings, state)?.companyName.trim();
  const incomplete = say('checkout.payment.incomplete');
  const isDelivery = cart.mode === 'delivery';
  const isPlaceKnown = Object.keys(validateDelivery(state.delivery, cart.mode)).length === 0;
  const { place } = cart;
  const address = [place?.address, place?.address2, `${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim()];
  const where = isDelivery
    ? isPlaceKnown
      ? address.filter(Boolean).join(', ')
      : incomplete
    : settings.contacts.address;
  const isPersonKnown = Object.keys(validatePersonal(state.personal)).length === 0;
  return (
    <div className={classNames(boxStyles.box, styles.facts)}>
      <Fact
        icon={isDelivery ? 'bike' : 'store'}
        title={time.title}
        lines={[...time.lines, where]}
        tab="delivery"
        checkout={checkout}
      />
      <Fact
        icon="user"
        title={isPersonKnown ? `${firstName} ${lastName}` : incomplete}
        lines={[phone, email, company ? say('checkout.payment.invoice', { name: company }) : '']}
        tab="personal"
        checkout={checkout}
      />
    </div>
  );
}
