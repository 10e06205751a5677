import { type Answer, answer, refuseMissing, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, integer, isRefused, type Parameters, readParameters, text } from '../http/read-parameters.ts';

export const listKinds = { limit: integer, starting_after: text, created: form };

/** One page of rows, newest first. It supports `created[gte]` and the like, `limit` (1 to 100, default 10) and `starting_after`. */
export function listPage<T extends { id: string; created: number; object: string }>(
  url: string,
  oldestFirst: T[],
  { limit = 10, starting_after: after, created }: Parameters<typeof listKinds>,
): Answer {
  if (limit < 1 || limit > 100) return refuseParameter('limit', 'Invalid limit: must be between 1 and 100');
  const range = readRange(created);
  if (isRefused(range)) return range;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  const rows = oldestFirst.toReversed();
  const start = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && start === 0) return refuseMissing(400, rows[0]?.object ?? 'object', after, 'starting_after');
  const found = rows
    .slice(start)
    .filter((row) => row.created > gt && row.created >= gte && row.created < lt && row.created <= lte);
  return answer({ object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) });
}

const instant: typeof integer = (value, name) =>
  typeof value === 'string' && /^\d{1,12}$/.test(value)
    ? Number(value)
    : refuseParameter(`created[${name}]`, 'Invalid timestamp: must be an integer Unix timestamp');

const readRange = (created: Form = {}) =>
  readParameters(created, { gt: instant, gte: instant, lt: instant, lte: instant });
