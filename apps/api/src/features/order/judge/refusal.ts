import type { ErrorCode } from '@comptoir/contract';
import type { ErrorDetails } from '@comptoir/words';

export interface Refusal {
  code: ErrorCode;
  details: ErrorDetails;
}

export function refuse(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  return { code, details };
}
