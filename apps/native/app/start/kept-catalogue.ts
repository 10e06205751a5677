import { type ShownCatalogue, storedValue } from '@comptoir/storefront/native';
import { ownBuild } from './read-shop.ts';

/** What was last read of the restaurant. */
export interface KeptCatalogue {
  /** By the device's clock, in milliseconds since 1970. */
  readAt: number;
  catalogue: ShownCatalogue;
}

interface Stored extends KeptCatalogue {
  build: string;
}

/** What a build kept is of use to the same build only: another may read another shape. */
function readStored(value: unknown): Stored | null {
  const { build, readAt, catalogue } = (value ?? {}) as Partial<Stored>;
  if (build !== ownBuild() || typeof readAt !== 'number' || typeof catalogue !== 'object') return null;
  return { build, readAt, catalogue };
}

const stored = storedValue<Stored>('local', 'native-catalogue', readStored);

/** What was kept; null: nothing, or nothing that these pages could read. */
export const readKept = (): KeptCatalogue | null => stored.read();

/** Keeps what was read. Where storage refuses, the next start without a connection has nothing to show. */
export function keep(kept: KeptCatalogue): void {
  stored.write({ build: ownBuild(), ...kept });
}
