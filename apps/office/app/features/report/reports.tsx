import { ApiError, type Report } from '@comptoir/contract';
import { serviceDayStart } from '@comptoir/domain';
import { useNow } from '@comptoir/web-app/clock';
import { Answered } from '../../components/answered.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { usePaper } from '../../components/paper/use-paper.ts';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useQuery } from '../../platform/navigation/navigation.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import { BestSellersPanel } from './best-sellers-panel.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import { DaysBar } from './days-bar.tsx';
import { DisputesPanel } from './disputes-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { KeyFigures } from './key-figures.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import styles from './report.module.css';
import { readShownDays, type ShownDays } from './shown-days.ts';
import { SumsPanels } from './sums-panels.tsx';
import { TaxesPanel } from './taxes-panel.tsx';
import { TipsPanel } from './tips/tips-panel.tsx';

/** What was sold and paid back on the service days that the address names (REP-01, REP-05). */
export function Reports() {
  const { timeZone } = useSite();
  const today = useNow((now) => serviceDayStart(now.toZonedDateTimeISO(timeZone)).toPlainDate().toString());
  const shown = readShownDays(useQuery(), Temporal.PlainDate.from(today));
  const { paper, print } = usePaper();
  const key = `${shown.view} ${shown.from} ${shown.to}`;
  return (
    <div className={paperStyles.paper} data-testid="reports" data-view={shown.view} data-paper={paper}>
      <DaysBar key={`bar ${key}`} shown={shown} today={today} onPrint={print} />
      <ReportOf key={key} shown={shown} />
    </div>
  );
}

function ReportOf({ shown }: { shown: ShownDays }) {
  const { answer, ask } = useAnswer(() => editorCaller.report(shown));
  if (answer.kind === 'failed' && answer.error instanceof ApiError && [409, 422].includes(answer.error.status))
    return <NotTold error={answer.error} onRetry={ask} />;
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(report) => <Told report={report} shown={shown} />}
    </Answered>
  );
}

/** A report that does not add up, or whose days the server refuses (REP-02). */
function NotTold({ error, onRetry }: { error: ApiError; onRetry: () => Promise<void> }) {
  const say = useMessage();
  const title = error.code === 'report_unsound' ? 'reports.unsound' : 'reports.refused';
  return (
    <StateBox icon="circle-alert" title={say(title)} text={error.serverMessage} isAlert>
      <OfficeButton isForDesk onClick={() => void onRetry()}>
        {say('state.retry')}
      </OfficeButton>
    </StateBox>
  );
}

function Told({ report, shown }: { report: Report; shown: ShownDays }) {
  const say = useMessage();
  const isEmpty =
    report.days.length === 0 &&
    report.unpaid.length === 0 &&
    report.untracked.orders === 0 &&
    report.disputes.length === 0;
  return (
    <>
      <KeyFigures report={report} />
      {isEmpty ? (
        <StateBox icon="chart-column" title={say('reports.empty')} text={say('reports.emptyText')} />
      ) : (
        <div className={styles.panels}>
          <div className={styles.column}>
            <PaymentsPanel report={report} />
            <ChannelsPanel report={report} />
            {shown.view !== 'day' && <SumsPanels report={report} />}
            <BestSellersPanel shown={shown} />
          </div>
          <div className={styles.column}>
            <TaxesPanel report={report} />
            <DisputesPanel report={report} />
            <TipsPanel report={report} shown={shown} />
            <HoursPanel report={report} />
            <KitchenPanel report={report} />
            <FilesPanel shown={shown} />
          </div>
        </div>
      )}
    </>
  );
}
