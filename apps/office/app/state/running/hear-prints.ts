import type { OpenPrints } from '@comptoir/contract';
import { usePrintsStore } from '../board/prints-store.ts';
import type { Ring } from '../sound/ring.ts';

/** Shows what became of prints, and plays the low strokes once for each new trouble (TCK-14). The first news plays nothing. */
export function hearPrints(prints: OpenPrints, ring: Pick<Ring, 'play'>): void {
  const { prints: before } = usePrintsStore.getState();
  usePrintsStore.setState({ prints });
  const known = new Set(before ? troublesOf(before) : []);
  if (before && troublesOf(prints).some((trouble) => !known.has(trouble))) ring.play('low');
}

function troublesOf({ waiting, unknown, failed }: OpenPrints): string[] {
  const asked = [...unknown, ...failed].map(({ id }) => String(id));
  return [...waiting.map(({ printer, why }) => `${printer} ${why}`), ...asked];
}
