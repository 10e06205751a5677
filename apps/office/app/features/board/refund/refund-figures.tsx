import type { Refundable, RefundQuote } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './refund.module.css';

interface RefundFiguresProps extends Pick<Refundable, 'method'> {
  quote: RefundQuote;
}

/** What a refund takes from the VAT of each rate, what is left of the order, and how the diner gets the money. */
export function RefundFigures({ quote: { taxes, tipCents, leftCents }, method }: RefundFiguresProps) {
  const say = useMessage();
  const format = useFormat();
  return (
    <dl className={styles.figures} aria-live="polite" data-testid="refund-figures">
      {taxes.map(({ rateBp, taxCents }) => (
        <div key={rateBp}>
          <dt>{say('refund.tax', { rate: format.rate(rateBp) })}</dt>
          <dd>{format.money(taxCents)}</dd>
        </div>
      ))}
      {tipCents !== undefined && (
        <div>
          <dt>{say('refund.tipToo')}</dt>
          <dd>{format.money(tipCents)}</dd>
        </div>
      )}
      <div>
        <dt>{say('refund.leftAfter')}</dt>
        <dd>{format.money(leftCents)}</dd>
      </div>
      <div>
        <dt>{say('refund.to', { method })}</dt>
        <dd>{say('refund.when', { method })}</dd>
      </div>
    </dl>
  );
}
