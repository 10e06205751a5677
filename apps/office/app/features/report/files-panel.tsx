import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './report.module.css';
import { daysOf, type ShownDays } from './shown-days.ts';

const kinds = ['sales', 'journal'] as const;

/** The accountant's files of the month, or of the chosen range, with what they are (REP-09, REP-10). */
export function FilesPanel({ shown }: { shown: ShownDays }) {
  const say = useMessage();
  const { view, from, to } = shown.view === 'day' ? daysOf('month', shown) : shown;
  const days = view === 'range' ? `${from}_${to}` : from.toPlainYearMonth().toString();
  return (
    <div className={styles.screenOnly}>
      <Panel title={say('reports.files.title')}>
        <ul className={styles.files}>
          {kinds.map((kind) => (
            <li key={kind}>
              <span>
                <b>{say('reports.files.name', { kind, days })}</b>
                <small>{say(`reports.files.${kind}`)}</small>
              </span>
              <a
                className={officeButtonClass({ kind: 'plain', isForDesk: true })}
                href={`/v2/office/reports/${kind}.csv?from=${from}&to=${to}`}
                aria-label={say('reports.files.download', { name: say('reports.files.name', { kind, days }) })}
                download
              >
                {say('reports.files.csv')}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {say('reports.files.note')} {say('reports.files.refunds')}
        </p>
      </Panel>
    </div>
  );
}
