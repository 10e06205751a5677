import type { BoardOrder } from '@comptoir/contract';
import { useNow } from '@comptoir/web-app/clock';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { isToBegin } from '../../../state/board/group-board.ts';
import { useHour } from '../base/use-hour.ts';
import { Tag } from './tag.tsx';
import { timeLeft } from './time-left.ts';

export function TimeTag({ order }: { order: BoardOrder }) {
  const kind = useNow((now) => timeLeft(order, now)?.kind ?? '');
  const minutes = useNow((now) => timeLeft(order, now)?.minutes ?? 0);
  const isToStart = useNow((now) => isToBegin(order, now));
  const sayHour = useHour();
  if (kind === '') return null;
  if (isToStart)
    return (
      <Tag look="quiet">
        <Glyph name="timer" size="small" />
        <Text id="board.card.start" className="visually-hidden" /> {sayHour(order.startAt)}
      </Tag>
    );
  return (
    <Tag look={kind === 'late' ? 'late' : 'lined'}>
      <Glyph name={kind === 'late' ? 'alarm-clock' : 'timer'} size="small" />
      {kind === 'late' && minutes >= 60 ? (
        <Text id="board.card.lateHours" values={writeHours(minutes)} />
      ) : (
        <Text id={`board.card.${kind}`} values={{ minutes }} />
      )}
    </Tag>
  );
}

/** An order of an earlier day is late by hours, so minutes alone would be hard to read. */
const writeHours = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: String(minutes % 60).padStart(2, '0'),
});
