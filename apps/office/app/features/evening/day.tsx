import type { Evening } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './evening.module.css';

type Mode = Evening['modes'][number];

/** The hours and the slots of today, and what is exceptional tomorrow. */
export function Day({ evening: { date, modes, slotCapacity, tomorrow } }: { evening: Evening }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <>
      <Panel title={say('evening.hours', { day: format.day(date) })}>
        <div className={styles.part}>
          <ul className={styles.list}>
            {modes.map((one) => (
              <ModeLine key={one.mode} {...one} />
            ))}
          </ul>
          <p className={styles.quiet}>{say('evening.capacity', { capacity: slotCapacity ?? 0 })}</p>
        </div>
      </Panel>
      <Panel title={say('evening.tomorrow')}>
        {tomorrow.length === 0 && <p>{say('evening.usual')}</p>}
        <ul className={styles.list}>
          {tomorrow.map(({ isClosed, modes: only, message }) => (
            <li key={`${isClosed} ${only.join()} ${message}`}>
              {say(`evening.exception.${isClosed ? 'closed' : 'hours'}`)},{' '}
              {format.list(only.map((mode) => say(`evening.mode.${mode}`).toLowerCase()))}.{' '}
              {message !== null && <q>{typeset(message)}</q>}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function ModeLine({ mode, hours, freeSlots, fullSlots }: Mode) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const hour = (at: Temporal.Instant) => format.hour(at.toZonedDateTimeISO(timeZone));
  const spans = hours.map(({ start, end }) => say('evening.span', { start: hour(start), end: hour(end) }));
  return (
    <li data-testid={`evening-${mode}`}>
      <b>{say(`evening.mode.${mode}`)}</b> : {spans.length > 0 ? format.list(spans) : say('evening.closed')}
      {spans.length > 0 && ` (${say('evening.slots', { free: freeSlots, full: fullSlots })})`}.
    </li>
  );
}
