import type { EReportPeriod } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../closes.module.css';
import { PreparedReport } from './prepared-report.tsx';

interface ReportPeriodProps {
  period: EReportPeriod;
  /** False where the seller's data lack, or no VAT is charged. */
  mayPrepare: boolean;
  onDone: (said: string) => Promise<void>;
}

/** A period with its state, what it comes to, and its reports. Preparing needs a tap alone: nothing leaves the shop. */
export function ReportPeriod({ period, mayPrepare, onDone }: ReportPeriodProps) {
  const say = useMessage();
  const format = useFormat();
  const { isBusy, failure, run } = useSending();
  const { from, to, due, state, figures, reports } = period;
  const isDue = state === 'ready' || state === 'stale';
  const prepare = async () => {
    const { id } = await editorCaller.prepareEReport(period);
    await onDone(say('eReports.prepared', { id }));
  };
  return (
    <Panel title={say('eReports.period', { from: format.date(from), to: format.date(to) })}>
      <div className={styles.open} data-testid="e-report-period" data-state={state}>
        <p className={styles.state}>
          <b data-state={state}>{say(`eReports.state.${state}`)}</b>
          {due && state !== 'sent' && <span>{say('eReports.due', { day: format.date(due) })}</span>}
        </p>
        {state === 'open' && <p>{say('eReports.openText')}</p>}
        {state === 'stale' && <p>{say('eReports.staleText')}</p>}
        {state === 'unsound' && <p role="alert">{say('eReports.unsoundText')}</p>}
        {isDue && figures && (
          <p>
            {say('eReports.sums', {
              count: figures.sales,
              net: format.money(figures.net),
              tax: format.money(figures.vat),
            })}
          </p>
        )}
        <FailureNote failure={failure} />
        {isDue && mayPrepare && (
          <OfficeButton kind="ink" isForDesk isBusy={isBusy} onClick={() => run(prepare)}>
            {say(state === 'stale' ? 'eReports.correct' : 'eReports.prepare')}
          </OfficeButton>
        )}
        {reports.length > 0 && (
          <ul className={styles.archives}>
            {reports.map((report) => (
              <PreparedReport key={report.id} report={report} onDone={onDone} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
