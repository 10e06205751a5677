import type { BoardOrder } from '@comptoir/contract';
import { indexItems, isOpen, type Menu } from '@comptoir/domain';
import { Consequence } from '../../components/consequence.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import type { Thing } from './list-things.ts';

interface InOrdersProps {
  things: readonly Thing[];
  menus: Menu[];
}

/** Lists the open orders with dishes that are to be marked as sold out. The orders do not change (STK-14). */
export function InOrders({ things, menus }: InOrdersProps) {
  const say = useMessage();
  const { answer } = useAnswer(officeCaller.board);
  const numbers = answer.kind === 'here' ? numbersWith(answer.value.orders, things, menus) : [];
  if (numbers.length === 0) return null;
  return (
    <Consequence look="bad">
      {say('stock.inOrders', { count: numbers.length, numbers: numbers.join(', ') })}
    </Consequence>
  );
}

function numbersWith(orders: readonly BoardOrder[], things: readonly Thing[], menus: Menu[]): number[] {
  const ids = new Set(things.filter(({ kind }) => kind === 'item').map(({ id }) => id));
  const choices = nameChoices(things, menus);
  return orders
    .filter(
      (order) =>
        isOpen(order) &&
        order.lines.some(
          ({ itemId, options }) =>
            ids.has(itemId) ||
            options.some((group) => group.choices.some(({ name }) => choices.has(`${group.name}\n${name}`))),
        ),
    )
    .map(({ number }) => number)
    .sort((one, other) => one - other);
}

/** Orders store the names of options and not their ids, so names are compared. */
function nameChoices(things: readonly Thing[], menus: Menu[]): Set<string> {
  const ids = new Set(things.filter(({ kind }) => kind === 'choice').map(({ id }) => id));
  const groups = [...indexItems(menus).values()].flatMap(({ item }) => item.options);
  return new Set(
    groups.flatMap(({ name, choices }) =>
      choices.filter(({ id }) => ids.has(id)).map((choice) => `${name}\n${choice.name}`),
    ),
  );
}
