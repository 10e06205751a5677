import {
  ApiError,
  type CartMismatch,
  type ExistingOrder,
  existingOrderFromWire,
  mismatchFromWire,
  movedPromiseFromWire,
} from '@comptoir/contract';
import type { PostAnswer, PutAnswer } from '../machine/model/events.ts';

export interface RefusedPost {
  answer: PostAnswer;
  /** The body of a 409 `totals_mismatch`. */
  mismatch: CartMismatch | null;
  /** The server's promise of a 409 `promise_moved`. Its message tells both times. */
  promisedAt: string | null;
  /** Body of a 409 `order_exists`. */
  known: ExistingOrder | null;
  /** The server's message; empty: none, or one that adds nothing to ours. */
  message: string;
}

/** Converts an error of the order's POST (A.17) to an event of the state machine. */
export function readPostFailure(error: unknown): RefusedPost {
  const nothing = { mismatch: null, promisedAt: null, known: null, message: '' };
  if (!(error instanceof ApiError)) return { ...nothing, answer: { outcome: 'failed' } };
  const { status, code, body, serverMessage } = error;
  const message = code === 'internal' ? '' : serverMessage;
  if (status === 402 || code === 'payment_already_used')
    return { ...nothing, message, answer: { outcome: 'payment_refused' } };
  if (code === 'payment_processing') return { ...nothing, answer: { outcome: 'payment_processing' } };
  if (status === 409 && code === 'totals_mismatch') {
    const mismatch = mismatchFromWire(body);
    if (mismatch) return { ...nothing, mismatch, message, answer: { outcome: 'totals_mismatch' } };
  }
  if (status === 409 && code === 'order_exists') {
    const known = existingOrderFromWire(body);
    if (known) return { ...nothing, known, answer: { outcome: 'order_exists', orderNumber: known.orderNumber } };
  }
  const isDishGone = code === 'item_unavailable';
  if (status === 422 || code === 'promise_moved') {
    const promisedAt = movedPromiseFromWire(body);
    const why = { isDishGone, isTipGone: code === 'tip_invalid' };
    return { ...nothing, promisedAt, message, answer: { outcome: 'refused', message, ...why } };
  }
  return { ...nothing, message, answer: readPlainFailure(status, code) };
}

function readPlainFailure(status: number, code: string): PostAnswer {
  if (code === 'cash_code_needed' || code === 'otp_invalid')
    return { outcome: 'code_needed', isWrong: code === 'otp_invalid' };
  return { outcome: status === 401 ? 'unauthenticated' : 'failed' };
}

/** Converts an error of the status PUT (A.18) to a result. */
export function readPutFailure(error: unknown): PutAnswer {
  const status = error instanceof ApiError ? error.status : 0;
  return { outcome: status === 402 || status === 409 ? 'payment_refused' : 'failed' };
}
