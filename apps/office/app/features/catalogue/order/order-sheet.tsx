import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { orderForm } from '../../../state/catalogue/order-form.ts';
import { lines } from '../../../state/draft/field-kinds.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import styles from './order.module.css';

interface OrderSheetProps {
  open: OpenPart<'value'>;
  onSaved: () => Promise<void>;
}

/** Orders menus, categories or dishes, by buttons or by the number of the place (MED-09). */
export function OrderSheet({ open, onSaved }: OrderSheetProps) {
  const say = useMessage();
  const { nameOf } = useFieldWriter();
  const kind = open.thing.id === 'menus' ? 'menu' : open.thing.id.startsWith('menu-') ? 'category' : 'item';
  return (
    <PartSheet form={orderForm} open={open} title={say('catalogue.order.title')} check={() => ({})} onSaved={onSaved}>
      {({ values, set }) => {
        const ids = lines(values.value);
        const move = (id: string, place: number) => {
          const others = ids.filter((one) => one !== id);
          others.splice(place, 0, id);
          set({ value: others.join('\n') });
        };
        return (
          <ol className={styles.list}>
            {ids.map((id, place) => (
              <OrderRow
                key={id}
                name={nameOf(kind, id)}
                place={place}
                count={ids.length}
                onMove={(to) => move(id, to)}
              />
            ))}
          </ol>
        );
      }}
    </PartSheet>
  );
}

interface OrderRowProps {
  name: string;
  place: number;
  count: number;
  onMove: (place: number) => void;
}

function OrderRow({ name, place, count, onMove }: OrderRowProps) {
  const say = useMessage();
  return (
    <li className={styles.row} data-testid="order-row">
      <input
        type="number"
        className={styles.place}
        min={1}
        max={count}
        aria-label={say('catalogue.order.place', { name })}
        value={place + 1}
        onChange={({ target }) => {
          const to = Number(target.value);
          if (Number.isInteger(to) && to >= 1 && to <= count) onMove(to - 1);
        }}
      />
      <span className={styles.name}>{name}</span>
      <OfficeButton
        kind="outline"
        isForDesk
        disabled={place === 0}
        aria-label={say('catalogue.order.up', { name })}
        onClick={() => onMove(place - 1)}
      >
        ↑
      </OfficeButton>
      <OfficeButton
        kind="outline"
        isForDesk
        disabled={place === count - 1}
        aria-label={say('catalogue.order.down', { name })}
        onClick={() => onMove(place + 1)}
      >
        ↓
      </OfficeButton>
    </li>
  );
}
