import type { Distance } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';

export interface ChosenLocation {
  mode: Mode;
  query: string;
  zone: string | null;
  /** The API's measurement of the address. Null if the address was not measured or not found. */
  measured: Distance | null;
  /** `isTooFar` is true if the address is beyond the delivery range, so it cannot be used for delivery (LOC-15). */
  isTooFar: boolean;
  /** `isInvalid` is true if the address was not found, or is outside of all delivery zones. */
  isInvalid: boolean;
}
