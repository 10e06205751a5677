import { type ShownCatalogue, storedValue } from '@comptoir/storefront/native';
import { ownBuild } from './read-shop.ts';

/** The catalogue of the last successful fetch. */
export interface KeptCatalogue {
  /** By the device's clock, in milliseconds since 1970. */
  readAt: number;
  catalogue: ShownCatalogue;
}

interface Stored extends KeptCatalogue {
  build: string;
}

/** Only the build that stored a catalogue reads it: another build may use another shape. */
function readStored(value: unknown): Stored | null {
  const { build, readAt, catalogue } = (value ?? {}) as Partial<Stored>;
  if (build !== ownBuild() || typeof readAt !== 'number' || typeof catalogue !== 'object') return null;
  return { build, readAt, catalogue };
}

const stored = storedValue<Stored>('local', 'native-catalogue', readStored);

/** Null: there is no stored catalogue, or its shape is not known. */
export const readKept = (): KeptCatalogue | null => stored.read();

/** Stores the catalogue. If storage fails, the next start without a connection has no menu to show. */
export function keep(kept: KeptCatalogue): void {
  stored.write({ build: ownBuild(), ...kept });
}
