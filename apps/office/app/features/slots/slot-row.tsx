import type { OfficeSlot, SlotDay } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import { classNames, Icon } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './slots.module.css';
import { useSlotWords } from './use-slot-words.ts';

interface SlotRowProps {
  slot: OfficeSlot;
  mode: Mode;
  /** The capacity of the settings; null means no limit. */
  usual: number | null;
  onChanged: (day: SlotDay) => void;
  onOpen: () => void;
}

export function SlotRow({ slot, mode, usual, onChanged, onOpen }: SlotRowProps) {
  const say = useMessage();
  const { sayStart, sayTaken } = useSlotWords();
  const { isBusy, failure, run } = useSending();
  const { date, value, orders, capacity, state } = slot;
  const hour = sayStart(slot);
  const taken = sayTaken(slot);
  const isClosed = capacity === 0;
  const isFull = capacity !== null && orders >= capacity;
  const toggle = () =>
    run(async () => {
      const change = { mode, date, value, capacity: isClosed ? null : 0, isToServiceEnd: false };
      onChanged(await editorCaller.changeSlots(randomId(), change));
    });
  return (
    <li
      className={classNames(styles.row, isClosed && styles.closed)}
      data-testid="slot"
      data-value={value}
      data-state={isClosed ? 'closed' : isFull ? 'full' : state}
    >
      <b className="figures">{hour}</b>
      <meter
        className={classNames(isFull && !isClosed && styles.full)}
        min={0}
        max={Math.max(1, capacity ?? orders)}
        value={isClosed ? 0 : orders}
        aria-hidden="true"
      />
      <button type="button" className={styles.taken} onClick={onOpen} data-testid="slot-capacity">
        <span className="visually-hidden">{say('slots.change', { hour })}</span>
        <span className="figures">{taken}</span>
        <Notes slot={slot} usual={usual} />
      </button>
      <OfficeButton
        kind={isClosed ? 'outline' : 'plain'}
        isBusy={isBusy}
        aria-label={say(isClosed ? 'slots.reopenNamed' : 'slots.closeNamed', { hour })}
        onClick={toggle}
        data-testid="slot-toggle"
      >
        {isClosed ? <Glyph name="undo-2" /> : <Icon name="lock" />}
        <Text id={isClosed ? 'slots.reopen' : 'slots.close'} />
      </OfficeButton>
      <FailureNote failure={failure} />
    </li>
  );
}

/** Why diners can't order for it, its dishes, and the usual capacity if the kitchen chose another. */
function Notes({ slot, usual }: Pick<SlotRowProps, 'slot' | 'usual'>) {
  const say = useMessage();
  const { state, dishes, capacity, isChanged } = slot;
  const isClosed = capacity === 0;
  const isUnusual = state === 'too_soon' || state === 'paused' || (state === 'closed' && !isClosed);
  const notes = [
    isUnusual && say(`slots.state.${state}`),
    dishes > 0 && say('slots.dishes', { count: dishes }),
    isChanged && !isClosed && usual !== null && say('slots.instead', { capacity: usual }),
  ];
  return <small>{notes.filter(Boolean).join(' · ')}</small>;
}
