import type { BoardHealth } from '@comptoir/contract';
import { isPageVisible } from '@comptoir/web-app/base';
import { readBattery } from '../../platform/device.ts';
import { useBoardStore } from '../board/board-store.ts';
import { useSoundStore } from '../sound/sound-store.ts';

/** Sends a heartbeat with the board's health (BRD-15). A failure is ignored, because the next one follows soon. */
export async function tellAlive(send: (health: BoardHealth) => Promise<unknown>): Promise<void> {
  const { connection } = useBoardStore.getState();
  if (connection.state === 'out') return;
  const { sound } = useSoundStore.getState();
  const battery = await readBattery();
  await send({ sound, isVisible: isPageVisible(), link: connection.state, battery }).catch(() => undefined);
}
