import { activeWeek, type Offer, type OfferPeriod, weekdays } from '@comptoir/domain';
import { Field, Icon } from '@comptoir/ui';
import { Chips } from '../../../components/form/chips.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { readPeriods } from '../../../state/offer/offer-text.ts';
import styles from '../base/offers.module.css';
import type { OfferFields } from './offer-fields.ts';
import { WeekView } from './week-view.tsx';

const evening: OfferPeriod = { days: [], start: '18:30', end: '22:30' };

/** *Quand*: days and hours, also past midnight, and a week that shows when the offer is on (OFE-07). */
export function TimeFields({ form, offer }: { form: OfferFields; offer: Offer }) {
  const say = useMessage();
  const periods = readPeriods(form.values['value.active_times']);
  const put = (next: OfferPeriod[]) => form.set({ 'value.active_times': JSON.stringify(next) });
  const change = (index: number, period: OfferPeriod | null) =>
    put(periods.toSpliced(index, 1, ...(period ? [period] : [])));
  const { error } = form.field('value.active_times');
  return (
    <section className={styles.section} aria-label={say('offers.section.times')}>
      <h3>{say('offers.section.times')}</h3>
      {periods.length === 0 && <p className={styles.quiet}>{say('offers.form.always')}</p>}
      {periods.map((period, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their place
        <PeriodFields key={index} number={index + 1} period={period} onChange={(next) => change(index, next)} />
      ))}
      {error && (
        <p className={styles.error}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
      <div>
        <OfficeButton kind="outline" isForDesk onClick={() => put([...periods, evening])}>
          <Icon name="plus" />
          {say('offers.form.addPeriod')}
        </OfficeButton>
      </div>
      <WeekView week={activeWeek(offer)} />
    </section>
  );
}

interface PeriodFieldsProps {
  number: number;
  period: OfferPeriod;
  /** Null removes the period. */
  onChange: (period: OfferPeriod | null) => void;
}

/** The browser's field knows no 24:00, which is the next day's midnight. */
const shown = (clock: string) => (clock === '24:00' ? '00:00' : clock);

function PeriodFields({ number, period, onChange }: PeriodFieldsProps) {
  const say = useMessage();
  const { days, start, end } = period;
  const put = (change: Partial<OfferPeriod>) => onChange({ days, start, end, ...change });
  return (
    <fieldset className={styles.period}>
      <legend>{say('offers.form.period', { number })}</legend>
      <Chips
        legend={say('offers.form.days')}
        chosen={days}
        onChoose={(chosen) => put({ days: weekdays.filter((day) => chosen.includes(day)) })}
        choices={weekdays.map((day) => ({ value: day, label: say(`draft.offer.day.${day}`) }))}
      />
      <div className={styles.fields}>
        <Field
          name={`start-${number}`}
          type="time"
          label={say('offers.form.start')}
          value={start}
          onChange={({ target }) => put({ start: target.value })}
        />
        <Field
          name={`end-${number}`}
          type="time"
          label={say('offers.form.end')}
          value={shown(end)}
          onChange={({ target }) => put({ end: target.value })}
        />
      </div>
      <p className={styles.quiet}>
        {say(start === end ? 'offers.form.wholeDay' : end < start ? 'offers.form.nextDay' : 'offers.form.sameDay')}
      </p>
      <div>
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('offers.form.removePeriodNamed', { number })}
          onClick={() => onChange(null)}
        >
          <Icon name="trash-2" />
          {say('offers.form.removePeriod')}
        </OfficeButton>
      </div>
    </fieldset>
  );
}
