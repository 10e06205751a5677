import type { Beat, Drift } from '@comptoir/contract';
import { digestBoard, type OrderVersion } from '@comptoir/domain';

/** One difference may be a change in transit. After two in a row, the board has lost data (BRD-11). */
export function createDriftCheck(): (held: readonly OrderVersion[], beat: Beat) => Drift | null {
  let hasDiffered = false;
  return (held, { open: expectedOpen, digest: expectedDigest }) => {
    const digest = digestBoard(held);
    const differs = held.length !== expectedOpen || digest !== expectedDigest;
    const hasDrifted = differs && hasDiffered;
    hasDiffered = differs && !hasDrifted;
    return hasDrifted ? { open: held.length, digest, expectedOpen, expectedDigest } : null;
  };
}
