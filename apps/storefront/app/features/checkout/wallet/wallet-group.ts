import { onlineMethods, type PaymentSettings } from '@comptoir/domain';
import type { LineItem, Stripe, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { CardAnswer, CardHolder } from '../card/card-store.ts';
import { confirmGroup } from '../card/confirm-group.ts';
import { walletNames } from './wallet-place.ts';
import type { Wallet } from './wallet-store.ts';

/** The sheet of a wallet, while the diner waits in it for the payment that he has accepted. */
export interface WalletSheet {
  submit(): Promise<void>;
  /** Confirms a payment intent by the wallet. */
  confirm(clientSecret: string, holder: CardHolder): Promise<CardAnswer>;
  /** Closes the sheet. `message` is what it may say of the failure. */
  fail(message: string): void;
}

export interface WalletGroup {
  /** Resolves when the sheet would show the amount in integer cents. */
  setAmount(amountCents: number): Promise<void>;
  destroy(): void;
}

interface WalletGroupOptions {
  stripe: Stripe;
  /** The element that the button fills. */
  place: HTMLElement;
  payments: Pick<PaymentSettings, 'isCardActive' | 'areWalletsActive' | 'isLinkActive'>;
  /** In integer cents. */
  totalCents: number;
  isDark: boolean;
  returnUrl: string;
  secretRefusal: string;
  onWallets: (wallets: Wallet[]) => void;
  /** Returns the items of the sheet, or null if the order can't be sent as it is. It must return at once. */
  onOpen: () => LineItem[] | null;
  onAccepted: (sheet: WalletSheet) => void;
}

const names = Object.keys(walletNames) as Wallet[];

/**
 * Mounts the provider's button for wallets, in a group of its own: what is typed into the card form is not judged by it
 * (PYX-24). Its sheet asks for nothing that the checkout has asked.
 */
export function mountWalletGroup(options: WalletGroupOptions): WalletGroup {
  const { stripe, place, payments, totalCents, isDark, returnUrl, secretRefusal, onWallets, onOpen, onAccepted } =
    options;
  const group = stripe.elements({
    mode: 'payment',
    amount: totalCents,
    currency: 'eur',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: onlineMethods(payments),
    locale: 'fr',
    loader: 'never',
  });
  const element = group.create('expressCheckout', buttonOptions(payments, isDark));
  element.on('ready', ({ availablePaymentMethods: told }) => onWallets(names.filter((name) => told?.[name])));
  element.on('availablepaymentmethodschange', ({ paymentMethods: told }) =>
    onWallets(names.filter((name) => told?.[name]?.available)),
  );
  element.on('loaderror', () => onWallets([]));
  element.on('click', ({ resolve, reject }) => {
    const lineItems = onOpen();
    if (lineItems) resolve({ ...contactOfForm, lineItems });
    else reject();
  });
  element.on('confirm', (event) =>
    onAccepted({
      async submit() {
        const { error } = await group.submit();
        if (error) throw new Error(error.message);
      },
      confirm: (clientSecret, holder) =>
        confirmGroup(stripe, group, { clientSecret, holder, returnUrl, secretRefusal }),
      fail: (message) => event.paymentFailed({ reason: 'fail', message }),
    }),
  );
  element.mount(place);
  return {
    setAmount: (amount) => Promise.resolve(group.update({ amount })),
    destroy: () => element.destroy(),
  };
}

/** The checkout has asked for name, mail and phone (PYX-22). */
const contactOfForm = {
  billingAddressRequired: false,
  emailRequired: false,
  phoneNumberRequired: false,
  shippingAddressRequired: false,
};

/** Apple's usual button has no verb, and the button that binds must have one (PYX-18). */
function buttonOptions(
  { isLinkActive }: WalletGroupOptions['payments'],
  isDark: boolean,
): StripeExpressCheckoutElementOptions {
  const theme = isDark ? 'white' : 'black';
  return {
    ...contactOfForm,
    buttonHeight: 50,
    buttonTheme: { applePay: theme, googlePay: theme },
    buttonType: { applePay: 'buy', googlePay: 'buy' },
    layout: { maxColumns: 1, overflow: 'never' },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: isLinkActive ? 'auto' : 'never',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  };
}
