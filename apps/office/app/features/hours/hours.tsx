import type { EditedCatalogue } from '@comptoir/contract';
import { useNow } from '@comptoir/web-app/clock';
import { useEffect, useMemo } from 'react';
import { Answered } from '../../components/answered.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { closeUntouchedPart, useOpenPart } from '../../state/draft/open-part.ts';
import { readParts } from '../../state/draft/read-parts.ts';
import { useEdited } from '../../state/draft/use-edited.ts';
import { dayHoursForm } from '../../state/hours/day-hours-form.ts';
import { readHours } from '../../state/hours/hours.ts';
import { hoursPage } from '../../state/hours/hours-page.ts';
import { slotRuleTargets } from '../../state/hours/slot-rules.ts';
import { specialDayForm } from '../../state/hours/special-day-form.ts';
import { useSite } from '../../state/site.ts';
import styles from './base/hours.module.css';
import { ClosePanel } from './close/close-panel.tsx';
import { DaySheet } from './days/day-sheet.tsx';
import { Holidays } from './days/holidays.tsx';
import { SpecialDays } from './days/special-days.tsx';
import { OpenRule } from './slots/open-rule.tsx';
import { SlotsPanel } from './slots/slots-panel.tsx';
import { DayHoursSheet } from './week/day-hours-sheet.tsx';
import { WeekPanel } from './week/week-panel.tsx';

/** The page of hours and exceptional days (HRS). */
export function Hours() {
  const { answer, ask } = useEdited();
  useEffect(() => closeUntouchedPart(hoursPage), []);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(catalogue) => <EditedHours catalogue={catalogue} onChanged={ask} />}
    </Answered>
  );
}

interface EditedHoursProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
}

const anyDay = specialDayForm('');
const anyWeekday = dayHoursForm(0);

function EditedHours({ catalogue, onChanged }: EditedHoursProps) {
  const { timeZone } = useSite();
  const iso = useNow((now) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString());
  const today = useMemo(() => Temporal.PlainDate.from(iso), [iso]);
  const hours = useMemo(() => readHours(catalogue), [catalogue]);
  const parts = useMemo(() => readParts(catalogue), [catalogue]);
  useAskedPart(parts);
  const day = useOpenPart(anyDay);
  const weekday = useOpenPart(anyWeekday);
  return (
    <PartsContext value={parts}>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <ClosePanel today={today} published={hours.published} onChanged={onChanged} />
          <SpecialDays today={today} hours={hours} onChanged={onChanged} />
          <Holidays today={today} hours={hours} onChanged={onChanged} />
        </div>
        <div className={styles.parts}>
          <WeekPanel menus={hours.menus} parts={parts} />
          <SlotsPanel catalogue={catalogue} parts={parts} today={today} />
        </div>
      </div>
      {slotRuleTargets.map(({ rule, mode }) => (
        <OpenRule key={`${rule} ${mode}`} rule={rule} mode={mode} onSaved={onChanged} />
      ))}
      {weekday && (
        <DayHoursSheet
          key={`${weekday.thing.id} ${weekday.from.day}`}
          open={weekday}
          menus={hours.menus}
          onSaved={onChanged}
        />
      )}
      {day && <DaySheet key={day.from.key} open={day} today={today} hours={hours} onSaved={onChanged} />}
    </PartsContext>
  );
}
