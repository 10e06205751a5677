import type { OfficeSlot, SlotDay } from '@comptoir/contract';
import { isAhead, type Mode, serviceDayStart } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { serverNow, useNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { Pick } from '../../components/pick.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import type { Day } from './day.ts';
import { KitchenWindows } from './kitchen-windows.tsx';
import { Punctuality } from './punctuality.tsx';
import { SlotRow } from './slot-row.tsx';
import { SlotSheet } from './slot-sheet.tsx';
import styles from './slots.module.css';
import { useDay } from './use-day.ts';

type View = 'kitchen' | Mode;

/**
 * The slots of this evening and of tomorrow, which the kitchen closes, opens and limits (PSE-09), and the work of its posts where the
 * restaurant has declared some (CAP-12).
 */
export function Slots() {
  const { timeZone } = useSite();
  const today = useNow((now) => serviceDayStart(now.toZonedDateTimeISO(timeZone)).toPlainDate().toString());
  const { answer, ask } = useAnswer(() => editorCaller.kitchenDay(Temporal.PlainDate.from(today)));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.25rem">
      {({ posts, isDelivering }) => (
        <Views
          today={today}
          views={[
            ...(posts.length > 0 ? ['kitchen' as const] : []),
            'pickup',
            ...(isDelivering ? ['delivery' as const] : []),
          ]}
        />
      )}
    </Answered>
  );
}

function Views({ today, views }: { today: string; views: View[] }) {
  const say = useMessage();
  const [view, setView] = useState<View>(views[0] ?? 'pickup');
  const [day, setDay] = useState<Day>('today');
  const date = Temporal.PlainDate.from(today).add({ days: day === 'today' ? 0 : 1 });
  return (
    <div className={styles.page} data-testid="slots">
      <div className={classNames(styles.choices, views.length > 2 && styles.many)}>
        {views.length > 1 && (
          <Pick
            legend={say('slots.mode')}
            isLegendHidden
            chosen={view}
            onChoose={setView}
            choices={views.map((value) => ({
              value,
              label: say(`slots.modes.${value}`),
              data: { 'data-mode': value },
            }))}
          />
        )}
        <Pick
          legend={say('slots.day')}
          isLegendHidden
          chosen={day}
          onChoose={setDay}
          choices={(['today', 'tomorrow'] as const).map((value) => ({
            value,
            label: say(`slots.days.${value}`),
            data: { 'data-day': value },
          }))}
        />
      </div>
      {view === 'kitchen' ? (
        <KitchenWindows key={String(date)} date={date} day={day} />
      ) : (
        <SlotsOfDay key={`${view} ${date}`} mode={view} date={date} day={day} />
      )}
      <Punctuality />
    </div>
  );
}

function SlotsOfDay({ mode, date, day }: { mode: Mode; date: Temporal.PlainDate; day: Day }) {
  const { answer, ask, take } = useDay(() => editorCaller.slotDay(mode, date));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.25rem">
      {(slots) => <List slots={slots} day={day} onChanged={take} />}
    </Answered>
  );
}

function List({ slots: told, day, onChanged }: { slots: SlotDay; day: Day; onChanged: (day: SlotDay) => void }) {
  const say = useMessage();
  const [opened, setOpened] = useState<OfficeSlot | null>(null);
  const { mode, capacity } = told;
  const coming = told.slots.filter(({ start }) => isAhead(start, serverNow()));
  if (coming.length === 0)
    return <StateBox icon="timer" title={say('slots.emptyTitle')} text={say(`slots.emptyText.${day}`)} />;
  return (
    <>
      <p className={styles.intro}>
        {capacity === null ? say('slots.noSetting') : say('slots.setting', { count: capacity })}
      </p>
      <ul className={styles.list} aria-label={say('slots.list')}>
        {coming.map((slot) => (
          <SlotRow
            key={`${slot.date} ${slot.value}`}
            slot={slot}
            mode={mode}
            usual={capacity}
            onChanged={onChanged}
            onOpen={() => setOpened(slot)}
          />
        ))}
      </ul>
      {opened && (
        <SlotSheet slot={opened} mode={mode} usual={capacity} onChanged={onChanged} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
