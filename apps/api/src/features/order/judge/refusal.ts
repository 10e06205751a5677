import type { ErrorCode, ErrorDetails } from '@comptoir/contract';

export interface Refusal {
  code: ErrorCode;
  details: ErrorDetails;
}

export function refuse(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  return { code, details };
}
