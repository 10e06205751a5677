import type { BooksState } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './closes.module.css';

type Finding = NonNullable<BooksState['check']>['findings'][number];

/** What the last verification of the books found, which the shop does after each close (BOK-34). */
export function Verified({ check }: Pick<BooksState, 'check'>) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  if (!check) return <Told state="unknown" text={say('closes.verified.unknown')} />;
  const there = check.at.toZonedDateTimeISO(timeZone);
  const moment = { day: format.date(there.toPlainDate()), hour: format.hour(there) };
  if (check.count === 0)
    return (
      <Told state="sound" text={say('closes.verified.sound', { ...moment, count: format.number(check.entries) })} />
    );
  return (
    <Told state="broken" text={say('closes.verified.broken', { ...moment, count: check.count })}>
      <ul className={styles.findings}>
        {check.findings.map((finding) => (
          <FindingRow key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
      <p>{say('closes.verified.todo')}</p>
    </Told>
  );
}

interface ToldProps {
  state: 'sound' | 'broken' | 'unknown';
  text: string;
  children?: ReactNode;
}

function Told({ state, text, children }: ToldProps) {
  const say = useMessage();
  return (
    <Panel title={say('closes.verified.title')}>
      <div className={styles.open} data-testid="books-state" data-state={state}>
        <p role={state === 'broken' ? 'alert' : undefined}>{text}</p>
        {children}
      </div>
    </Panel>
  );
}

function FindingRow({ finding: { seq, table, key, field, expected, found } }: { finding: Finding }) {
  const say = useMessage();
  const none = say('closes.verified.none');
  const values = { what: `${table} ${key}, ${field}`, expected: expected ?? none, found: found ?? none };
  return (
    <li>{seq === null ? say('closes.verified.finding', values) : say('closes.verified.entry', { ...values, seq })}</li>
  );
}
