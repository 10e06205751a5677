import type { BoardOrder } from '@comptoir/contract';
import type { StockLength } from '@comptoir/domain';
import { Consequence } from '../../../../components/consequence.tsx';
import { Pick } from '../../../../components/pick.tsx';
import { PickMany } from '../../../../components/pick-many.tsx';
import { useMessage } from '../../../../messages/use-message.ts';
import { useUntilWords } from '../../../../state/stock/use-until-words.ts';

const lengths = ['service', '1h', '2h', 'day', 'none'] as const satisfies StockLength[];

/** The dishes that a refusal marks as sold out, and for how long. */
export interface SoldOutWish {
  itemIds: ReadonlySet<number>;
  length: (typeof lengths)[number];
}

export const nothingSoldOut: SoldOutWish = { itemIds: new Set(), length: 'service' };

interface SoldOutFieldsProps {
  order: BoardOrder;
  wish: SoldOutWish;
  onWish: (wish: SoldOutWish) => void;
}

/** Asks which dishes of a refused order are sold out, so that no more orders contain them (BRD-30). */
export function SoldOutFields({ order: { lines }, wish, onWish }: SoldOutFieldsProps) {
  const say = useMessage();
  const { sayEnd, sayLength } = useUntilWords();
  const dishes = [...new Map(lines.map(({ itemId, name }) => [itemId, name]))].map(([id, name]) => ({
    id,
    name,
    count: lines.reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0),
  }));
  const { itemIds, length } = wish;
  const toggle = (id: number) =>
    onWish({
      ...wish,
      itemIds: new Set(itemIds.has(id) ? [...itemIds].filter((known) => known !== id) : [...itemIds, id]),
    });
  const names = dishes.filter(({ id }) => itemIds.has(id)).map(({ name }) => name);
  return (
    <>
      <PickMany
        legend={say('stock.refusal.which')}
        chosen={itemIds}
        onToggle={toggle}
        choices={dishes.map(({ id, name, count }) => ({
          value: id,
          label: name,
          hint: say('stock.refusal.quantity', { count }),
          data: { 'data-testid': 'sold-out-dish', 'data-item': id },
        }))}
      />
      {names.length > 0 && (
        <>
          <Pick
            legend={say('stock.refusal.howLong')}
            chosen={length}
            onChoose={(next) => onWish({ ...wish, length: next })}
            choices={lengths.map((value) => ({
              value,
              label: say(`stock.length.${value}`),
              hint: sayEnd(value),
              data: { 'data-length': value },
            }))}
          />
          <Consequence look="plain">
            {say('stock.refusal.will', { names: names.join(', '), until: sayLength(length) })}
          </Consequence>
        </>
      )}
    </>
  );
}
