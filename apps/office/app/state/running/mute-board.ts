import { withManager } from '../approval/with-manager.ts';
import type { Ring } from '../sound/ring.ts';
import { useSoundStore } from '../sound/sound-store.ts';

const asked = { action: 'mute-last', orderId: null, number: null } as const;

/** Mutes this screen's ring if the server agrees. A manager must approve if no other device would ring (BRD-23). */
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
