import { type ShownCatalogue, storedValue } from '@comptoir/storefront/native';
import { ownBuild } from './read-shop.ts';

export interface KeptCatalogue {
  readAt: number;
  catalogue: ShownCatalogue;
}

interface Stored extends KeptCatalogue {
  build: string;
}

/** Ignores a catalogue that another build stored, because its shape may differ. */
function readStored(value: unknown): Stored | null {
  const { build, readAt, catalogue } = (value ?? {}) as Partial<Stored>;
  if (build !== ownBuild() || typeof readAt !== 'number' || typeof catalogue !== 'object') return null;
  return { build, readAt, catalogue };
}

const stored = storedValue<Stored>('local', 'native-catalogue', readStored);

export const readKept = (): KeptCatalogue | null => stored.read();

export function keep(kept: KeptCatalogue): void {
  stored.write({ build: ownBuild(), ...kept });
}
