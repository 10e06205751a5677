import type { ErrorCode, ErrorDetails } from '@comptoir/contract';

/** An expected refusal of an order, with the details of its answer. */
export interface Refusal {
  code: ErrorCode;
  details: ErrorDetails;
}

export function refuse(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  return { code, details };
}
