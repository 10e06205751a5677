import type { EReports as Listed } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { writeSellerField } from '@comptoir/words';
import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { StateBox } from '../../../components/state-box.tsx';
import { usePages } from '../../../components/use-pages.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../closes.module.css';
import { ReportPeriod } from './report-period.tsx';

/** The periods whose sales are reported to the tax office, newest first (BOK-41). */
export function EReports() {
  const say = useMessage();
  const [done, setDone] = useState<string[]>([]);
  const { answer, ask } = useAnswer(() => editorCaller.eReports(null));
  return (
    <div className={styles.page} data-testid="e-reports">
      <header className={styles.head}>
        <p>
          <Link className={linkStyles.link} to="/office/clotures">
            {say('closes.back')}
          </Link>
        </p>
        <p>{say('eReports.intro')}</p>
      </header>
      {done.length > 0 && <p role="status">{done.at(-1)}</p>}
      <Answered answer={answer} onRetry={ask} rowHeight="9rem">
        {(first) => (
          <Periods
            key={done.length}
            first={first}
            onDone={async (said) => {
              await ask();
              setDone([...done, said]);
            }}
          />
        )}
      </Answered>
    </div>
  );
}

interface PeriodsProps {
  first: Listed;
  /** Reads the list again, and tells what was done. */
  onDone: (said: string) => Promise<void>;
}

function Periods({ first, onDone }: PeriodsProps) {
  const say = useMessage();
  const { regime, isExempt, missing } = first;
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, editorCaller.eReports);
  const periods = pages.flatMap((page) => page.periods);
  if (regime === null)
    return <StateBox icon="circle-alert" title={say('eReports.noRegime')} text={say('eReports.noRegimeText')} />;
  if (periods.length === 0)
    return <StateBox icon="book-open" title={say('eReports.none')} text={say('eReports.noneText')} />;
  return (
    <>
      {isExempt && <p className={styles.warning}>{say('eReports.exempt')}</p>}
      {missing.length > 0 && !isExempt && (
        <p className={styles.warning}>
          {say('eReports.missing', { fields: missing.map(writeSellerField).join(', ') })}
        </p>
      )}
      {periods.map((period) => (
        <ReportPeriod
          key={period.from.toString()}
          period={period}
          mayPrepare={!isExempt && missing.length === 0}
          onDone={onDone}
        />
      ))}
      <FailureNote failure={failure} />
      {hasMore && (
        <div className={styles.buttons}>
          <OfficeButton kind="plain" isForDesk isBusy={isBusy} onClick={readMore}>
            {say('eReports.more')}
          </OfficeButton>
        </div>
      )}
    </>
  );
}
