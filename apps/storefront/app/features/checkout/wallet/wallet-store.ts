import { create } from 'zustand';
import type { Wallet } from '../../../state/checkout/wallet-names.ts';

interface WalletState {
  /** The wallets that can pay here. Null until the provider has answered. */
  wallets: Wallet[] | null;
  isChosen: boolean;
  /**
   * True if the list of methods has a place for the wallet, null if that is as the browser can ask one. Only a press changes it,
   * so that nothing moves by itself.
   */
  hasPlace: boolean | null;
}

export const useWalletStore = create<WalletState>(() => ({ wallets: null, isChosen: false, hasPlace: null }));

/** Stores which wallets can pay. An empty list if there are none. */
export const tellWallets = (wallets: Wallet[]) => useWalletStore.setState({ wallets });

export const forgetWallets = () => useWalletStore.setState(useWalletStore.getInitialState());

/** The choice of a method is a press, after which the list may change its height. */
export const chooseWallet = (isChosen: boolean) =>
  useWalletStore.setState(({ wallets, hasPlace }) => ({ isChosen, hasPlace: wallets ? wallets.length > 0 : hasPlace }));

/** True if the diner pays by a wallet that can pay. */
export const useIsWalletChosen = () =>
  useWalletStore(({ isChosen, wallets }) => isChosen && (wallets ?? []).length > 0);
