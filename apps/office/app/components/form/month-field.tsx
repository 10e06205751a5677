import { useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useSite } from '../../state/site.ts';
import { SelectField } from './select-field.tsx';

const shownMonths = 24;

interface MonthFieldProps {
  label: string;
  /** The choice of no month. */
  all: string;
  /** `2026-11`; empty for all. */
  month: string;
  onChoose: (month: string) => void;
}

/** Chooses one of the last 24 months, or all. */
export function MonthField({ label, all, month, onChoose }: MonthFieldProps) {
  const format = useFormat();
  const { timeZone } = useSite();
  const current = useNow((now) => now.toZonedDateTimeISO(timeZone).toPlainDate().toPlainYearMonth().toString());
  const months = Array.from({ length: shownMonths }, (_, back) =>
    Temporal.PlainYearMonth.from(current).subtract({ months: back }),
  );
  return (
    <SelectField
      name="month"
      label={label}
      chosen={month}
      onChoose={onChoose}
      choices={[
        { value: '', label: all },
        ...months.map((value) => ({
          value: value.toString(),
          label: format.monthOfYear(value.toPlainDate({ day: 1 })),
        })),
      ]}
    />
  );
}
