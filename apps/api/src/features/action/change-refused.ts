import type { ErrorCode } from '@comptoir/contract';

/** Thrown in the transaction of a change that can't be made. It is rolled back, so that the change leaves no trace. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
