import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { announceOffline } from '../../state/page/announcement-store.ts';

/** The addresses of who is signed in: their code comes for whoever has an account. */
export const SavedAddresses = lazyPart(
  async () => (await import('../../features/account/addresses/saved-address-choice.tsx')).default,
  { onMissing: announceOffline },
);
