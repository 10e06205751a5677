import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { announceOffline } from '../../state/page/announcement-store.ts';

/** Loads the code for signed-in users only. */
export const SavedAddresses = lazyPart(
  async () => (await import('../../features/account/addresses/saved-address-choice.tsx')).default,
  { onMissing: announceOffline },
);
