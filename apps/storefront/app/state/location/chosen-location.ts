import type { Distance } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';

/** Where the diner eats. */
export interface ChosenLocation {
  mode: Mode;
  /** What was typed of an address; empty: nothing. */
  query: string;
  /** Name of the zone chosen or found. */
  zone: string | null;
  /** The address as the API measured it; null: none was, or nobody knows it. */
  measured: Distance | null;
  /** Farther than the restaurant delivers: kept with this flag, and of no use for delivery (LOC-15). */
  isTooFar: boolean;
  /** Nobody knows the address, or it lies in no zone. */
  isInvalid: boolean;
}
