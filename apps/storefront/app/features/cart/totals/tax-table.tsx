import type { TaxLine } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './tax-table.module.css';

/** The gross amounts of the rates add up to the total (CRT-31). */
export function TaxTable({ taxLines }: { taxLines: TaxLine[] }) {
  const say = useMessage();
  const format = useFormat();
  if (taxLines.length === 0) return null;
  return (
    <table className={classNames(styles.table, 'figures')}>
      <caption className="visually-hidden">{say('cart.tax.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('cart.tax.rate')}</th>
          <th scope="col">{say('cart.tax.net')}</th>
          <th scope="col">{say('cart.tax.vat')}</th>
          <th scope="col">{say('cart.tax.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {taxLines.map((line) => (
          <tr key={line.rateBp}>
            <th scope="row">{say('cart.tax.percent', { rate: format.rate(line.rateBp) })}</th>
            <td data-cents={line.netCents}>{format.money(line.netCents)}</td>
            <td data-cents={line.taxCents}>{format.money(line.taxCents)}</td>
            <td data-cents={line.grossCents} data-testid="recap-gross">
              {format.money(line.grossCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
