import { useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import type { PersonalForm } from '../../../state/checkout/order-forms.ts';
import { type CardAnswer, holderOf, useCardStore } from '../card/card-store.ts';
import type { Checkout } from '../run/use-checkout.ts';
import type { WalletSheet } from './wallet-group.ts';

/** A sheet gives up by itself after about half a minute, so the payment must have begun long before. */
const limitMilliseconds = 8_000;

interface PayingOptions {
  /** Who orders as the wallet said it. Null if the form has asked. */
  person: PersonalForm | null;
  /** Said if the payment can't begin in time. */
  late: string;
  /** Said in the sheet if nothing more exact is known. */
  failed: string;
}

const stateNow = () => useCheckoutStore.getState().state;
const isOpen = () => stateNow().waiting === 'wallet_then_confirm';

/** What the server said against the order. Null if it said nothing. */
function toldReason(): string | null {
  const { alert } = stateNow();
  return (alert && 'message' in alert && alert.message) || null;
}

/** Resolves when no payment intent is asked for any more, or the order is not being paid. */
function intentSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isOpen() && stateNow().isIntentPending) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = useCheckoutStore.subscribe(look);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, limitMilliseconds);
    look();
  });
}

/**
 * Pays the order by the wallet whose sheet the diner has accepted (E73). All of it runs while the sheet's event is handled,
 * because the provider refuses a confirmation outside it.
 */
export async function payByWallet(
  dispatch: Checkout['dispatch'],
  sheet: WalletSheet,
  { person, late, failed }: PayingOptions,
): Promise<void> {
  const end = (answer: CardAnswer) => dispatch({ kind: 'providerAnswered', ...answer });
  if (person) dispatch({ kind: 'editPersonal', form: person });
  dispatch({ kind: 'walletAccepted' });
  try {
    await sheet.submit();
    await intentSettled();
    if (isOpen() && stateNow().isIntentPending) end({ status: 'failed', message: late });
    const { clientSecret } = useCardStore.getState();
    // The page tells the reason at length, such as each price that has changed.
    if (!isOpen() || clientSecret === null) return sheet.fail(toldReason() ?? failed);
    const answer = await sheet.confirm(clientSecret, holderOf(stateNow().personal));
    end(answer);
    if (!stateNow().isAuthorised) sheet.fail(answer.message ?? failed);
  } catch (error) {
    console.error('The wallet could not pay', error);
    end({ status: 'failed', message: null });
    sheet.fail(failed);
  }
}
