import { faultOfRange } from '@comptoir/domain';
import { Field, Icon, Segmented } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type FormEvent, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { PrintButtons } from '../../components/paper/print-buttons.tsx';
import type { Paper } from '../../components/paper/use-paper.ts';
import { useMessage } from '../../messages/use-message.ts';
import { go } from '../../platform/navigation/navigation.ts';
import styles from './report.module.css';
import { addressOf, daysOf, neighbourOf, type ShownDays, type View } from './shown-days.ts';

const views = ['day', 'month', 'range'] as const satisfies View[];

interface DaysBarProps {
  shown: ShownDays;
  /** The service day that goes on, as ISO text. */
  today: string;
  onPrint: (paper: Paper) => void;
}

/** Names the days of the report, goes to others, and prints. */
export function DaysBar({ shown, today, onPrint }: DaysBarProps) {
  const say = useMessage();
  const { view, from, to } = shown;
  const isGoing = from.toString() <= today && today <= to.toString();
  return (
    <header className={styles.bar}>
      <div className={styles.barTop}>
        <Title shown={shown} />
        <div className={styles.tools}>
          <Segmented
            label={say('reports.views')}
            value={view}
            className={styles.views}
            onChange={(next) => go(addressOf(daysOf(next, shown)))}
            segments={views.map((value) => ({ value, label: say(`reports.view.${value}`) }))}
          />
          <PrintButtons onPrint={onPrint} />
        </div>
      </div>
      <p className={styles.quiet}>
        {say(view !== 'day' ? 'reports.serviceDays' : isGoing ? 'reports.going' : 'reports.serviceDay')}
      </p>
      <div className={styles.tools}>
        {view !== 'range' && (
          <>
            <Step shown={shown} step={-1} />
            <Step shown={shown} step={1} />
          </>
        )}
        <Choice shown={shown} today={today} />
      </div>
    </header>
  );
}

function Title({ shown: { view, from, to } }: { shown: ShownDays }) {
  const say = useMessage();
  const format = useFormat();
  if (view === 'day')
    return (
      <h2>
        {format.weekdayName(from)} {format.date(from)}
      </h2>
    );
  if (view === 'month') return <h2>{format.monthOfYear(from)}</h2>;
  return <h2>{say('reports.range', { from: format.date(from), to: format.date(to) })}</h2>;
}

function Step({ shown, step }: { shown: ShownDays; step: 1 | -1 }) {
  const say = useMessage();
  const label = say(step < 0 ? `reports.before.${shown.view}` : `reports.after.${shown.view}`);
  return (
    <OfficeButton kind="plain" isForDesk aria-label={label} onClick={() => go(addressOf(neighbourOf(shown, step)))}>
      <Icon name={step < 0 ? 'arrow-left' : 'arrow-right'} />
    </OfficeButton>
  );
}

/** Fields for the days that a person wants, which are shown when they are sent. */
function Choice({ shown, today }: Omit<DaysBarProps, 'onPrint'>) {
  const say = useMessage();
  const { view } = shown;
  const [typed, setTyped] = useState({
    from: view === 'month' ? shown.from.toPlainYearMonth().toString() : shown.from.toString(),
    to: shown.to.toString(),
  });
  const [fault, setFault] = useState<'date' | 'order' | 'length' | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readTyped(view, typed);
    const found = wanted ? faultOfRange(wanted, Temporal.PlainDate.from(today)) : 'date';
    const isBackwards = wanted !== null && found === 'to' && Temporal.PlainDate.compare(wanted.from, wanted.to) > 0;
    setFault(found === null ? null : found === 'length' ? 'length' : isBackwards ? 'order' : 'date');
    if (wanted && found === null) go(addressOf(wanted));
  };
  const error = fault ? say(`reports.fault.${fault}`) : undefined;
  const change = (name: 'from' | 'to') => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const label = view === 'day' ? 'reports.date' : view === 'month' ? 'reports.month' : 'reports.from';
  return (
    <form className={styles.choice} onSubmit={send} noValidate>
      <Field
        name="from"
        type={view === 'month' ? 'month' : 'date'}
        label={say(label)}
        value={typed.from}
        onChange={change('from')}
        error={view === 'range' ? undefined : error}
      />
      {view === 'range' && (
        <Field name="to" type="date" label={say('reports.to')} value={typed.to} onChange={change('to')} error={error} />
      )}
      <OfficeButton type="submit" isForDesk>
        {say('reports.show')}
      </OfficeButton>
    </form>
  );
}

function readTyped(view: View, { from, to }: { from: string; to: string }): ShownDays | null {
  try {
    const first = Temporal.PlainDate.from(view === 'month' ? `${from}-01` : from);
    return view === 'range'
      ? { view, from: first, to: Temporal.PlainDate.from(to) }
      : daysOf(view, { from: first, to: first });
  } catch {
    return null;
  }
}
