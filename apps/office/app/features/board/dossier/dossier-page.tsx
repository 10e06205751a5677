import { ApiError, type Dossier } from '@comptoir/contract';
import { Icon, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Answered } from '../../../components/answered.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import paperStyles from '../../../components/paper/paper.module.css';
import { StateBox } from '../../../components/state-box.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { printPage } from '../../../platform/print-page.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { OrderDisputes } from '../sheet/whole/order-disputes.tsx';
import styles from './dossier.module.css';
import { DossierFacts } from './dossier-facts.tsx';
import { EvidencePanel } from './evidence-panel.tsx';

/** All that the shop knows of an order whose payment is contested: to print, and to copy for Stripe (PYX-77). */
export function DossierPage({ number }: { number: string }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.dossier(number));
  const isMissing =
    answer.kind === 'failed' && answer.error instanceof ApiError && [404, 422].includes(answer.error.status);
  return (
    <div className={paperStyles.paper} data-testid="dossier">
      <p className={styles.screenOnly}>
        <Link className={linkStyles.link} to={`/office/commandes/${number}`}>
          <Icon name="arrow-left" size="small" /> {say('dossier.back')}
        </Link>
      </p>
      {isMissing ? (
        <StateBox
          icon="circle-alert"
          title={say('dossier.missing', { number })}
          text={say('dossier.missingText')}
          isAlert
        />
      ) : (
        <Answered answer={answer} onRetry={ask} rowHeight="9rem">
          {(dossier) => <Pages dossier={dossier} />}
        </Answered>
      )}
    </div>
  );
}

function Pages({ dossier }: { dossier: Dossier }) {
  const say = useMessage();
  const { receipt, disputes, evidence } = dossier;
  return (
    <div className={styles.pages}>
      <div className={styles.head}>
        <h2>{say('dossier.title', { number: receipt.orderNumber })}</h2>
        <OrderDisputes disputes={disputes} />
        <p className={styles.screenOnly}>{say('dossier.how')}</p>
        <div className={styles.screenOnly}>
          <OfficeButton kind="plain" isForDesk onClick={printPage} data-testid="print-dossier">
            <Glyph name="printer" />
            {say('paper.print')}
          </OfficeButton>
        </div>
      </div>
      <DossierFacts dossier={dossier} />
      <EvidencePanel evidence={evidence} />
    </div>
  );
}
