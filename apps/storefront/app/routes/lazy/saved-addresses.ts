import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { announceOffline } from '../../state/page/announcement-store.ts';

/** Only signed-in users load this code. */
export const SavedAddresses = lazyPart(
  async () => (await import('../../features/account/addresses/saved-address-choice.tsx')).default,
  { onMissing: announceOffline },
);
