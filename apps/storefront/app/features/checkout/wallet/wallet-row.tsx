import { Skeleton } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { canAskWallet } from '../../../platform/device.ts';
import { walletNames } from '../../../state/checkout/wallet-names.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { MethodChoice } from './method-choice.tsx';
import styles from './wallet-row.module.css';
import { chooseWallet, useIsWalletChosen, useWalletStore } from './wallet-store.ts';

/** Longer, and the diner would wait for a row that may never come. */
const waitMilliseconds = 3_000;

/** The row of the wallets that can pay on this device, in a place that is kept for it (PYX-17). */
export function WalletRow({ checkout }: { checkout: Checkout }) {
  const say = useMessage();
  const { wallets, hasPlace } = useWalletStore();
  const isChosen = useIsWalletChosen();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMilliseconds);
    return () => clearTimeout(timer);
  }, []);

  if (!(hasPlace ?? canAskWallet())) return null;
  const names = (wallets ?? []).map((wallet) => walletNames[wallet]);
  const label = names.reduce((first, second) => (first ? say('wallet.or', { first, second }) : second), '');
  return (
    <div className={styles.place}>
      {wallets === null && !isLate && <Skeleton height="100%" radius="1.5rem" />}
      {label && (
        <MethodChoice
          checkout={checkout}
          kind="wallet"
          icon="wallet"
          label={label}
          hint={say('wallet.hint')}
          isChosen={isChosen}
          onChoose={() => {
            chooseWallet(true);
            checkout.dispatch({ kind: 'selectMethod', method: 'card' });
          }}
        />
      )}
    </div>
  );
}
