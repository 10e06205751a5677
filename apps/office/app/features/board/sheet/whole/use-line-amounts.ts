import type { OrderSheet } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../../messages/use-message.ts';
import type { Answer } from '../../../../state/screen/use-answer.ts';

/** The price of each line before discounts, in the order of the lines. Empty until the details are loaded. */
export function useLineAmounts(answer: Answer<OrderSheet>): readonly string[] {
  const say = useMessage();
  const format = useFormat();
  if (answer.kind !== 'here') return [];
  return answer.value.receipt.lines.map(({ isFree, totalCents }) =>
    isFree ? say('board.card.free') : format.money(totalCents),
  );
}
