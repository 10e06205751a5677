import type { LiveWithdrawal } from '@comptoir/contract';
import { classNames, Note } from '@comptoir/ui';
import { Money } from '../../messages/money.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { type ChosenLine, chosenDeliveryCents, writeUnits } from './chosen-units.ts';
import styles from './withdrawal.module.css';

interface WithdrawalSummaryProps {
  withdrawal: LiveWithdrawal;
  lines: ChosenLine[];
  orderNumber: number;
  name: string;
  /** True if the order is not paid yet, so that nothing is paid back. */
  isUnpaid: boolean;
}

/** What the diner is about to declare, with the amount that is paid back or not asked for (LAW-36). */
export function WithdrawalSummary({ withdrawal, lines, orderNumber, name, isUnpaid }: WithdrawalSummaryProps) {
  const say = useMessage();
  const { address } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const deliveryCents = chosenDeliveryCents(withdrawal, lines);
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, deliveryCents);
  return (
    <>
      <div className={styles.summary}>
        <Text id="withdrawal.given" as="p" />
        <ul className="bold">
          {lines.map((line) => (
            <li key={line.line}>{writeUnits(line)}</li>
          ))}
        </ul>
        <p className="small muted">{say('withdrawal.declarer', { number: orderNumber, name: name.trim() })}</p>
        <dl className={styles.amounts}>
          <div className={classNames(styles.total, 'row between')}>
            <Text id={isUnpaid ? 'withdrawal.unpaidAmount' : 'withdrawal.amount'} as="dt" />
            <dd>
              <Money cents={amountCents} className="figures" />
            </dd>
          </div>
          {deliveryCents > 0 && (
            <div className="row between small muted">
              <Text id="withdrawal.delivery" as="dt" />
              <dd>
                <Money cents={deliveryCents} className="figures" />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Note>
        <p>
          {withdrawal.until
            ? say('withdrawal.howBack', { address })
            : say(isUnpaid ? 'withdrawal.howUnpaid' : 'withdrawal.howUnsent')}
        </p>
      </Note>
    </>
  );
}
