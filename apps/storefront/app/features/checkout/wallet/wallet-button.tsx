import type { Settings } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { webAddress } from '../../../platform/web-address.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import { useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import type { Wallet } from '../../../state/checkout/wallet-names.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { readCardLook } from '../card/card-look.ts';
import { loadCardProvider } from '../card/card-provider.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { sheetItems } from './sheet-items.ts';
import styles from './wallet-button.module.css';
import { personOfWallet } from './wallet-contact.ts';
import { mountWalletGroup, type WalletGroup } from './wallet-group.ts';
import { forgetWallets, tellWallets } from './wallet-store.ts';

/** True if the page's paper is dark, so that a black button would not be seen on it. */
function isPaperDark(place: HTMLElement): boolean {
  const paper = readCardLook(place).appearance?.variables?.colorBackground ?? '';
  const [red = 255, green = 255, blue = 255] = (paper.match(/\d+/g) ?? []).map(Number);
  return red + green + blue < 3 * 128;
}

interface WalletButtonProps {
  checkout: Checkout;
  payments: Settings['payments'];
  /** True if the sheet asks who orders. */
  asksPerson?: boolean;
  /** The only wallet that is wanted. Absent if all of the restaurant's are. */
  only?: Wallet | undefined;
  className?: string | undefined;
  /** True if the diner has chosen the wallet and may order. */
  isShown: boolean;
  /** Called if the provider or its button can't be reached. Absent if the other methods are beside it, and the wallet is left out. */
  onFailed?: (() => void) | undefined;
  /** Follows the sentence of the duty to pay. */
  children?: ReactNode;
}

/** Says that the press of the button below is the order, and what it costs (PYX-18). */
export function WalletDuty({ totalCents, children }: { totalCents: number; children?: ReactNode }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <p className={styles.duty}>
      {say('wallet.duty', { amount: format.money(totalCents) })} {children}
    </p>
  );
}

/** The provider's button for wallets, which orders and pays (PYX-18). It is on the page before it is shown. */
export function WalletButton({
  checkout,
  payments,
  asksPerson = false,
  only,
  className,
  isShown,
  onFailed,
  children,
}: WalletButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const isStale = useWalletGroup(place, { checkout, payments, asksPerson, only, onFailed });
  return (
    <div className={isShown ? className : styles.hidden} data-testid="wallet">
      <WalletDuty totalCents={checkout.payableCents}>{children}</WalletDuty>
      <div ref={place} className={styles.button} inert={isStale || !isShown} />
    </div>
  );
}

/** Mounts the button as long as it is on the page. Returns true while its sheet would show a former amount. */
function useWalletGroup(
  place: { current: HTMLElement | null },
  {
    checkout,
    payments,
    asksPerson = false,
    only,
    onFailed,
  }: Pick<WalletButtonProps, 'checkout' | 'payments' | 'asksPerson' | 'only' | 'onFailed'>,
): boolean {
  const say = useMessage();
  const { apiRoot, siteRoot } = useSite();
  const { payableCents: totalCents } = checkout;
  const [group, setGroup] = useState<WalletGroup | null>(null);
  const [groupCents, setGroupCents] = useState<number | null>(null);
  const latest = useRef({ checkout, say, groupCents, asksPerson, onFailed });
  latest.current = { checkout, say, groupCents, asksPerson, onFailed };

  useEffect(() => {
    const target = place.current;
    if (!target) return;
    let isStale = false;
    let mounted: WalletGroup | null = null;
    const fail = () => {
      const { onFailed: tellFailure = () => tellWallets([]) } = latest.current;
      if (!isStale) tellFailure();
    };
    const { payableCents: amountCents } = latest.current.checkout;
    loadCardProvider(payments, apiRoot).then((stripe) => {
      if (isStale) return;
      mounted = mountWalletGroup({
        stripe,
        place: target,
        payments,
        totalCents: amountCents,
        isDark: isPaperDark(target),
        asksPerson,
        only,
        // The checkout goes on with a stored attempt (E49).
        returnUrl: webAddress('/checkout', siteRoot),
        say: latest.current.say,
        onWallets: tellWallets,
        onFailed: fail,
        onOpen: () => judgeOpening(latest.current),
        onAccepted: (sheet) =>
          void payByWallet(latest.current.checkout.dispatch, sheet, {
            person: asksPerson ? personOfWallet(sheet.contact) : null,
            late: latest.current.say('wallet.late'),
            failed: latest.current.say('checkout.alert.payment_failed'),
          }),
      });
      setGroup(mounted);
      setGroupCents(amountCents);
    }, fail);
    return () => {
      isStale = true;
      mounted?.destroy();
      setGroup(null);
      forgetWallets();
    };
  }, [payments, apiRoot, siteRoot, place, asksPerson, only]);

  useEffect(() => {
    if (!group || groupCents === totalCents) return;
    let isOver = false;
    group.setAmount(totalCents).then(
      () => !isOver && setGroupCents(totalCents),
      (error: unknown) => console.error('The amount of the wallet could not be changed', error),
    );
    return () => {
      isOver = true;
    };
  }, [group, groupCents, totalCents]);

  return groupCents !== totalCents;
}

/** Everything is judged from memory, because the provider waits for one second (PYX-19). Null if the sheet must not open. */
function judgeOpening({
  checkout,
  say,
  groupCents,
  asksPerson,
}: {
  checkout: Checkout;
  say: ReturnType<typeof useMessage>;
  groupCents: number | null;
  asksPerson: boolean;
}) {
  checkout.dispatch({ kind: 'walletOpened', asksPerson });
  const { state } = useCheckoutStore.getState();
  const isOpen = !state.alert && !isCheckoutLocked(state);
  if (!isOpen || groupCents !== checkout.payableCents) return null;
  return sheetItems(checkout.cart.priced, checkout.tipCents, {
    order: say('wallet.item.order'),
    delivery: say('wallet.item.delivery'),
    tip: say('wallet.item.tip'),
  });
}
