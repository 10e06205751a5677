import { leftOut } from '../../../platform/built-for.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';

/** Without its code no wallet is offered, and the other methods stay. */
const parts = async () => (import.meta.env.VITE_BUILT_FOR === 'stores' ? leftOut() : import('./wallet-parts.tsx'));

export const WalletRow = lazyPart(async () => (await parts()).WalletRow, { reloads: false });
export const WalletButton = lazyPart(async () => (await parts()).WalletButton, { reloads: false });
