import type { BoardOrder } from '@comptoir/contract';
import { Consequence } from '../../../../components/consequence.tsx';
import { useMessage } from '../../../../messages/use-message.ts';
import { isAlcoholLate } from '../../base/is-alcohol-late.ts';
import { useHour } from '../../base/use-hour.ts';

/** Warns that a chosen time is after the hours of alcohol. The time can be chosen all the same (LAW-30). */
export function LateAlcohol({ order, dueAt }: { order: BoardOrder; dueAt: Temporal.Instant }) {
  const say = useMessage();
  const sayHour = useHour();
  const { alcoholUntil } = order;
  if (!alcoholUntil || !isAlcoholLate(order, dueAt)) return null;
  return <Consequence look="bad">{say('board.alcohol.late', { hour: sayHour(alcoholUntil) })}</Consequence>;
}
