import { judgeOrder } from './judge-order.ts';
import type { AcceptedOrder } from './judgement.ts';
import { type JudgeTools, prepareOrder } from './prepare-order.ts';
import type { Refusal } from './refusal.ts';

export async function tryOrder(
  tools: JudgeTools,
  body: Record<string, unknown>,
): Promise<{ order: AcceptedOrder } | { refusal: Refusal }> {
  const preparation = await prepareOrder(tools, body);
  if ('refusal' in preparation) return preparation;
  const { read, ...question } = preparation.prepared;
  return judgeOrder(read, { ...question, site: tools.site, now: tools.now(), preparedAt: null });
}
