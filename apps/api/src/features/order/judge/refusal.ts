import type { ErrorCode, ErrorDetails } from '@comptoir/contract';

/** Why an order is not taken: an expected outcome, with what the answer says about it. */
export interface Refusal {
  code: ErrorCode;
  details: ErrorDetails;
}

export function refuse(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  return { code, details };
}
