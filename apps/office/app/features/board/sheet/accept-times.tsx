import type { BoardOrder } from '@comptoir/contract';
import { listTimes, type ProposedTime, proposeTimes } from '@comptoir/domain';
import { serverNow } from '@comptoir/web-app/clock';
import { useId } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useHour } from '../base/use-hour.ts';
import { LateAlcohol } from './alcohol/late-alcohol.tsx';
import styles from './sheet.module.css';

interface AcceptTimesProps {
  order: BoardOrder;
  /** The chosen time. Null if no time is possible. */
  dueAt: Temporal.Instant | null;
  onChoose: (dueAt: Temporal.Instant) => void;
}

/** The times for accepting an order: the promised or the first possible one, and later ones (BRD-28). */
export function AcceptTimes({ order, dueAt, onChoose }: AcceptTimesProps) {
  const say = useMessage();
  const sayHour = useHour();
  const preparationMinutes = useBoardStore(({ service }) => service?.preparationMinutes ?? 0);
  const travelMinutes = useBoardStore(({ service }) => service?.travelMinutes ?? 0);
  const times = proposeTimes(order, { preparationMinutes, travelMinutes }, serverNow());
  if (!dueAt) return <Consequence look="bad">{say('board.accept.impossible')}</Consequence>;
  const [first] = times;
  const isUnkept = first !== undefined && first.minutes !== 0;
  return (
    <div className={styles.parts}>
      {isUnkept && (
        <Consequence look="bad">{say('board.accept.unkept', { hour: sayHour(order.promisedAt) })}</Consequence>
      )}
      <Pick
        legend={say(`board.accept.${order.mode}`)}
        isLarge
        chosen={dueAt.epochMilliseconds}
        onChoose={(at) => onChoose(Temporal.Instant.fromEpochMilliseconds(at))}
        choices={times.map((time) => ({
          value: time.dueAt.epochMilliseconds,
          label: sayHour(time.dueAt),
          hint: sayHint(time, isUnkept && time === first, say),
          data: { 'data-testid': 'accept-time', 'data-minutes': time.minutes },
        }))}
      />
      <OtherTime order={order} dueAt={dueAt} onChoose={onChoose} />
      <Told order={order} dueAt={dueAt} />
      <LateAlcohol order={order} dueAt={dueAt} />
    </div>
  );
}

function sayHint({ minutes }: ProposedTime, isProposed: boolean, say: Say): string {
  if (minutes === 0) return say('board.accept.promised');
  return say(isProposed ? 'board.accept.proposed' : 'board.accept.later', { minutes });
}

function OtherTime({ order, dueAt, onChoose }: AcceptTimesProps & { dueAt: Temporal.Instant }) {
  const id = useId();
  const sayHour = useHour();
  const others = listTimes(order, serverNow()).map((time) => time.dueAt);
  const isListed = others.some((at) => at.equals(dueAt));
  return (
    <div>
      <label htmlFor={id}>
        <Text as="b" id="board.accept.other" />
      </label>
      <select
        id={id}
        className={styles.select}
        value={dueAt.epochMilliseconds}
        onChange={({ target }) => onChoose(Temporal.Instant.fromEpochMilliseconds(Number(target.value)))}
      >
        {(isListed ? others : [dueAt, ...others]).map((at) => (
          <option key={at.epochMilliseconds} value={at.epochMilliseconds}>
            {sayHour(at)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Told({ order, dueAt }: { order: BoardOrder; dueAt: Temporal.Instant }) {
  const say = useMessage();
  const sayHour = useHour();
  const hours = { name: order.customer.firstName, hour: sayHour(dueAt), old: sayHour(order.promisedAt) };
  const isSame = dueAt.equals(order.promisedAt);
  return <Consequence look="plain">{say(isSame ? 'board.accept.same' : 'board.accept.moved', hours)}</Consequence>;
}
