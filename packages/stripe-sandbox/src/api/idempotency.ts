import { createHash } from 'node:crypto';
import { type Answer, refuse } from '../http/answer.ts';
import type { Changes } from '../ledger/ledger.ts';
import type { SavedAnswer } from '../ledger/saved-answer.ts';

const keptSeconds = 24 * 3600;

export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64');

/** Returns the saved response of the last 24 hours, or a refusal if the key was used for another request. */
export function findSavedAnswer(
  changes: Changes,
  key: string,
  fingerprint: string,
  now: number,
): SavedAnswer | Answer | null {
  const saved = changes.get('answers', key);
  if (!saved || now - saved.created >= keptSeconds) return null;
  if (saved.fingerprint === fingerprint) return saved;
  return refuse(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same endpoint and the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export const refuseConcurrent = (key: string): Answer =>
  refuse(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using the idempotency key '${key}'. Try again later.`,
  });
