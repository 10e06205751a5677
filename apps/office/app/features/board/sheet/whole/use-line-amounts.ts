import type { OrderSheet } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../../messages/use-message.ts';
import type { Answer } from '../../../../state/screen/use-answer.ts';

/** What each line of an order costs before discounts, in the lines' order; none while that is not known. */
export function useLineAmounts(answer: Answer<OrderSheet>): readonly string[] {
  const say = useMessage();
  const format = useFormat();
  if (answer.kind !== 'here') return [];
  return answer.value.receipt.lines.map(({ isFree, totalCents }) =>
    isFree ? say('board.card.free') : format.money(totalCents),
  );
}
