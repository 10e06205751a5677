import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../../messages/text.ts';
import { Tag } from './tag.tsx';
import { TimeTag } from './time-tag.tsx';

export function OrderTags({ order }: { order: BoardOrder }) {
  const format = useFormat();
  const { mode, dishes, dueCents, tipCents, hasRefusedRefund } = order;
  return (
    <>
      <Tag>
        <Icon name={mode === 'pickup' ? 'shopping-bag' : 'bike'} size="small" />
        <Text id={`board.mode.${mode}`} className="visually-hidden" />
        <Text id="board.dishes" values={{ count: dishes }} />
      </Tag>
      {dueCents > 0 ? (
        <Tag look="due">
          <Icon name="hand-coins" size="small" />
          <Text id="board.card.payment.due" className="visually-hidden" />
          {format.money(dueCents)}
        </Tag>
      ) : (
        <Tag look="paid">
          <Icon name="check" size="small" />
          <Text id="board.card.payment.paid" className="visually-hidden" />
        </Tag>
      )}
      {tipCents !== undefined && (
        <Tag look="lined">
          <Text id="board.card.tip" values={{ amount: format.money(tipCents) }} />
        </Tag>
      )}
      {hasRefusedRefund && (
        <Tag look="late">
          <Icon name="triangle-alert" size="small" />
          <Text id="board.card.refundRefused" />
        </Tag>
      )}
      <TimeTag order={order} />
    </>
  );
}

/** What goes with the dishes, for who packs them (LAW-50). */
export function PackingTags({ notes = [] }: { notes: BoardOrder['packing'] }) {
  return notes.map((note) => (
    <Tag key={note} look={note === 'noCutlery' ? 'quiet' : 'lined'}>
      <Text id={`board.card.packing.${note}`} />
    </Tag>
  ));
}
