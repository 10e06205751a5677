import { ApiError, type BookClose } from '@comptoir/contract';
import { daysOf } from '@comptoir/domain';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { Answered } from '../../components/answered.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { PrintButtons } from '../../components/paper/print-buttons.tsx';
import { usePaper } from '../../components/paper/use-paper.ts';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import { useSite } from '../../state/site.ts';
import { CloseArchives } from './close-archives.tsx';
import { CloseChannels } from './close-channels.tsx';
import { CloseOrders, CloseSeal } from './close-facts.tsx';
import { CloseTaxes } from './close-taxes.tsx';
import { CloseTurnovers } from './close-turnovers.tsx';
import styles from './closes.module.css';
import { usePeriodName } from './period-name.ts';

/** The sheet of a close, which is drawn from nothing but the close, and is printed on A4 or a roll (BOK-21). */
export function CloseSheet({ period }: { period: string }) {
  const say = useMessage();
  const { paper, print } = usePaper();
  const mayArchive = useSession()?.permissions.includes('keep-books');
  const { answer, ask } = useAnswer(() => editorCaller.close(period));
  const isMissing =
    answer.kind === 'failed' && answer.error instanceof ApiError && [404, 422].includes(answer.error.status);
  return (
    <div className={paperStyles.paper} data-testid="close" data-paper={paper}>
      <p className={styles.screenOnly}>
        <Link className={linkStyles.link} to="/office/clotures">
          {say('closes.back')}
        </Link>
      </p>
      {isMissing ? (
        <StateBox icon="circle-alert" title={say('closes.missing')} text={say('closes.missingText')} isAlert />
      ) : (
        <Answered answer={answer} onRetry={ask} rowHeight="9rem">
          {(close) => (
            <>
              <div className={styles.bar}>
                <Head close={close} />
                <div className={styles.buttons}>
                  <PrintButtons onPrint={print} />
                </div>
              </div>
              <div className={styles.panels}>
                <div className={styles.column}>
                  <CloseTurnovers close={close} />
                  <CloseChannels close={close} />
                  <CloseOrders close={close} />
                </div>
                <div className={styles.column}>
                  <CloseTaxes close={close} />
                  <CloseSeal close={close} />
                  {close.kind !== 'day' && mayArchive && <CloseArchives period={close.period} />}
                </div>
              </div>
            </>
          )}
        </Answered>
      )}
    </div>
  );
}

function Head({ close }: { close: BookClose }) {
  const say = useMessage();
  const format = useFormat();
  const { title, timeZone } = useSite();
  const name = usePeriodName()(close);
  const at = close.closedAt.toZonedDateTimeISO(timeZone);
  const moment = { day: format.date(at.toPlainDate()), hour: format.hour(at) };
  return (
    <header className={styles.head}>
      <h2>{say(`closes.sheet.${close.kind}`, { [close.kind]: name })}</h2>
      {close.figures.months && <YearDays close={close} />}
      <p>
        {title}.{' '}
        {close.by === null ? say('closes.sheet.itself', moment) : say('closes.sheet.by', { ...moment, by: close.by })}
      </p>
    </header>
  );
}

/** The days of a year that is no calendar year (BOK-12). */
function YearDays({ close }: { close: BookClose }) {
  const say = useMessage();
  const format = useFormat();
  const { from, to } = daysOf(close);
  const [first, last] = [from, to].map((day) => format.date(Temporal.PlainDate.from(day)));
  return <p>{say('closes.sheet.yearDays', { from: first ?? '', to: last ?? '' })}</p>;
}
