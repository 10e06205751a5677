import { judgeOrder } from '../judge/judge-order.ts';
import type { AcceptedOrder } from '../judge/judgement.ts';
import { type JudgeTools, prepareOrder } from '../judge/prepare-order.ts';
import { type Refusal, refuse } from '../judge/refusal.ts';
import { isSlotFull } from './quote-order.ts';

/** Judges an order before its payment, so that nothing is authorised for a slot that is already full. It takes no place. */
export async function tryOrder(
  tools: JudgeTools,
  body: Record<string, unknown>,
): Promise<{ order: AcceptedOrder } | { refusal: Refusal }> {
  const preparation = await prepareOrder(tools, body);
  if ('refusal' in preparation) return preparation;
  const { read, ...question } = preparation.prepared;
  const verdict = judgeOrder(read, { ...question, site: tools.site, now: tools.now(), preparedAt: null });
  if ('refusal' in verdict) return verdict;
  const place = { slot: verdict.order.time.slot, holds: question.busyKitchen?.holds ?? [] };
  return (await isSlotFull(tools.db, question.snapshot, place)) ? { refusal: refuse('slot_unavailable') } : verdict;
}
