import { onlineMethods, type PaymentSettings } from '@comptoir/domain';
import type { LineItem, Stripe, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { Say } from '../../../messages/use-message.ts';
import { type Wallet, walletNames } from '../../../state/checkout/wallet-names.ts';
import type { CardAnswer, CardHolder } from '../card/card-store.ts';
import { confirmGroup } from '../card/confirm-group.ts';
import type { WalletContact } from './wallet-contact.ts';

/** The sheet of a wallet, while the diner waits in it for the payment that he has accepted. */
export interface WalletSheet {
  /** What the wallet says of its holder. Empty texts where it was not asked, or does not know. */
  contact: WalletContact;
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
  /** True if the sheet asks who orders, because no form has. */
  asksPerson: boolean;
  /** The only wallet that is wanted. Undefined if all of the restaurant's are. */
  only?: Wallet | undefined;
  returnUrl: string;
  say: Say;
  onWallets: (wallets: Wallet[]) => void;
  /** Called if the button can't be shown. */
  onFailed: () => void;
  /** Returns the items of the sheet, or null if the order can't be sent as it is. It must return at once. */
  onOpen: () => LineItem[] | null;
  onAccepted: (sheet: WalletSheet) => void;
}

const names = Object.keys(walletNames) as Wallet[];

/**
 * Mounts the provider's button for wallets, in a group of its own: what is typed into the card form is not judged by it
 * (PYX-24).
 */
export function mountWalletGroup(options: WalletGroupOptions): WalletGroup {
  const { stripe, place, payments, totalCents, returnUrl, say, onWallets, onFailed, onOpen, onAccepted } = options;
  const group = stripe.elements({
    mode: 'payment',
    amount: totalCents,
    currency: 'eur',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: onlineMethods(payments),
    locale: 'fr',
    loader: 'never',
  });
  const element = group.create('expressCheckout', buttonOptions(options));
  element.on('ready', ({ availablePaymentMethods: told }) => onWallets(names.filter((name) => told?.[name])));
  element.on('availablepaymentmethodschange', ({ paymentMethods: told }) =>
    onWallets(names.filter((name) => told?.[name]?.available)),
  );
  element.on('loaderror', onFailed);
  element.on('click', ({ resolve, reject }) => {
    const lineItems = onOpen();
    if (lineItems) resolve({ ...askedOf(options), lineItems });
    else reject();
  });
  element.on('confirm', (event) =>
    onAccepted({
      contact: { name: '', email: '', phone: '', ...event.billingDetails },
      async submit() {
        const { error } = await group.submit();
        if (error) throw new Error(error.message);
      },
      confirm: (clientSecret, holder) => confirmGroup(stripe, group, { clientSecret, holder, returnUrl, say }),
      fail: (message) => event.paymentFailed({ reason: 'fail', message }),
    }),
  );
  element.mount(place);
  return {
    setAmount: (amount) => Promise.resolve(group.update({ amount })),
    destroy: () => element.destroy(),
  };
}

/** Nothing that the checkout has asked (PYX-22). A wallet tells its holder's name with the billing address alone. */
function askedOf({ asksPerson }: Pick<WalletGroupOptions, 'asksPerson'>) {
  return {
    billingAddressRequired: asksPerson,
    emailRequired: asksPerson,
    phoneNumberRequired: asksPerson,
    shippingAddressRequired: false,
  };
}

/** Apple's usual button has no verb, and the button that binds must have one (PYX-18). */
function buttonOptions(
  options: Pick<WalletGroupOptions, 'payments' | 'isDark' | 'asksPerson' | 'only'>,
): StripeExpressCheckoutElementOptions {
  const offer = (wallet: Wallet) => ((options.only ?? wallet) === wallet ? 'auto' : 'never');
  const theme = options.isDark ? 'white' : 'black';
  return {
    ...askedOf(options),
    buttonHeight: 50,
    buttonTheme: { applePay: theme, googlePay: theme },
    buttonType: { applePay: 'buy', googlePay: 'buy' },
    layout: { maxColumns: 1, overflow: 'never' },
    paymentMethods: {
      applePay: offer('applePay'),
      googlePay: offer('googlePay'),
      link: options.payments.isLinkActive ? offer('link') : 'never',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  };
}
