import type { Receipt } from '@comptoir/contract';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { listTip } from '@comptoir/words';
import totalsStyles from '../totals/totals.module.css';

/** The order, the tip and their sum, below the VAT (PYX-89). Nothing without a tip. */
export function TipRows(receipt: Pick<Receipt, 'totalCents' | 'tipCents' | 'status'>) {
  const rows = listTip(receipt, useFormat());
  if (rows.length === 0) return null;
  return (
    <div className={totalsStyles.totals} data-testid="tip-rows">
      {rows.map(({ label, amount, isTotal }) => (
        <p key={label} className={classNames(totalsStyles.row, isTotal && totalsStyles.total)}>
          <span>{label}</span>
          <span className="figures">{amount}</span>
        </p>
      ))}
    </div>
  );
}
