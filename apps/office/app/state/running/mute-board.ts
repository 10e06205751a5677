import { withManager } from '../approval/with-manager.ts';
import type { Ring } from '../sound/ring.ts';
import { useSoundStore } from '../sound/sound-store.ts';

const asked = { action: 'mute-last', orderId: null, number: null } as const;

/** Mutes the ring of this screen once the server has agreed: somebody must hear (BRD-23). What it could not be asked stays as loud as it was. */
export async function muteBoard(
  ring: Pick<Ring, 'mute'>,
  askServer: (grant?: string) => Promise<unknown>,
): Promise<void> {
  useSoundStore.setState({ hasMuteFailed: false });
  try {
    if (await withManager(asked, askServer)) ring.mute();
  } catch {
    useSoundStore.setState({ hasMuteFailed: true });
  }
}
