import { canAskWallet } from '../../../platform/device.ts';
import type { Wallet } from '../../../state/checkout/wallet-names.ts';
import { useWalletStore } from './wallet-store.ts';

/** The browser does not count what moves so soon after a press as a shift of the page. */
const shiftMilliseconds = 400;
let openedAt = 0;

/** Keeps a place for the wallet in the list, which the diner has just opened. */
export function openWalletPlace(): void {
  openedAt = performance.now();
  useWalletStore.setState({ hasPlace: canAskWallet() });
}

export const forgetWallets = () => useWalletStore.setState(useWalletStore.getInitialState());

/** Stores which wallets can pay. An empty list if there are none. */
export function tellWallets(wallets: Wallet[]): void {
  const isSoon = performance.now() - openedAt < shiftMilliseconds;
  useWalletStore.setState(({ hasPlace }) => ({ wallets, hasPlace: isSoon ? wallets.length > 0 : hasPlace }));
}
