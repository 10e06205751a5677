import type { Distance } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';

export interface ChosenLocation {
  mode: Mode;
  query: string;
  zone: string | null;
  /** The API's measurement; null: not measured, or not found. */
  measured: Distance | null;
  /** Beyond the delivery range: kept with this flag, but not usable (LOC-15). */
  isTooFar: boolean;
  /** The address is not found, or outside all zones. */
  isInvalid: boolean;
}
