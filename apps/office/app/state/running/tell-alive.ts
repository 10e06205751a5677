import type { BoardHealth } from '@comptoir/contract';
import { isPageVisible } from '@comptoir/web-app/base';
import { readBattery } from '../../platform/device.ts';
import { useBoardStore } from '../board/board-store.ts';
import { useSoundStore } from '../sound/sound-store.ts';

/** Tells the server that a board is here, and how it is (BRD-15). What can't be told is told in twenty seconds. */
export async function tellAlive(send: (health: BoardHealth) => Promise<unknown>): Promise<void> {
  const { connection } = useBoardStore.getState();
  if (connection.state === 'out') return;
  const { sound } = useSoundStore.getState();
  const battery = await readBattery();
  await send({ sound, isVisible: isPageVisible(), link: connection.state, battery }).catch(() => undefined);
}
