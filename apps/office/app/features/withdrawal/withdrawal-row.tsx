import type { OfficeWithdrawal } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { isEnded, type OfferedStep, standingOf, stepsOf } from './withdrawal-steps.ts';
import styles from './withdrawals.module.css';

interface WithdrawalRowProps {
  withdrawal: OfficeWithdrawal;
  onChanged: () => Promise<void>;
}

/** A declared withdrawal: what is given back, by when it is paid back, and what can be done about it. */
export function WithdrawalRow({ withdrawal, onChanged }: WithdrawalRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [asked, setAsked] = useState<OfferedStep | null>(null);
  const [isResent, setResent] = useState(false);
  const { orderId, orderNumber, name, email, lines, amountCents, declaredAt, handedOverAt, lastDay, note } = withdrawal;
  const standing = standingOf(withdrawal);
  const amount = format.money(amountCents);
  const momentOf = (instant: Temporal.Instant) => {
    const at = instant.toZonedDateTimeISO(timeZone);
    return { day: format.date(at.toPlainDate()), hour: format.hour(at) };
  };
  const values = { number: orderNumber };
  return (
    <li className={styles.row} data-testid="withdrawal" data-state={withdrawal.state}>
      <div className={styles.head}>
        <h3>{name ? say('withdrawals.titleNamed', { ...values, name }) : say('withdrawals.title', values)}</h3>
        <b className={styles.state} data-state={standing}>
          {say(`withdrawals.state.${standing}`)}
        </b>
      </div>
      {lines.length > 0 && (
        <p className={styles.units}>
          <span>{format.list(lines.map((line) => `${line.units} × ${line.name}`))}</span>
          <b className={styles.amount}>{amount}</b>
        </p>
      )}
      <ul className={styles.facts}>
        {lastDay && !isEnded(withdrawal) && (
          <li className={styles.due}>{say('withdrawals.lastDay', { day: format.date(lastDay) })}</li>
        )}
        <li>{say('withdrawals.declared', momentOf(declaredAt))}</li>
        {handedOverAt && <li>{say('withdrawals.handedOver', momentOf(handedOverAt))}</li>}
        {note && <li>{say('withdrawals.note', { note })}</li>}
      </ul>
      {(standing === 'unmatched' || standing === 'deducted' || standing === 'failed') && (
        <p className={styles.hint}>{say(`withdrawals.hint.${standing}`, { email, amount })}</p>
      )}
      {isResent && !asked && (
        <p role="status" className={styles.hint}>
          {say('withdrawals.resent', { email })}
        </p>
      )}
      {asked ? (
        <ConfirmStep
          key={asked}
          withdrawal={withdrawal}
          step={asked}
          onChanged={onChanged}
          onDone={() => {
            setAsked(null);
            setResent(asked === 'resend');
          }}
          onClose={() => setAsked(null)}
        />
      ) : (
        <div className={styles.buttons}>
          {stepsOf(withdrawal).map((step, position) => (
            <OfficeButton
              key={step}
              kind={step === 'resend' ? 'plain' : position === 0 ? 'ink' : 'outline'}
              isForDesk
              aria-label={say('withdrawals.stepOf', { step: say(`withdrawals.step.${step}`), ...values })}
              onClick={() => setAsked(step)}
            >
              {say(`withdrawals.step.${step}`)}
            </OfficeButton>
          ))}
          {orderId && (
            <Link className={linkStyles.link} to={`/office/commandes/${orderNumber}`}>
              {say('withdrawals.toOrder', values)}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
