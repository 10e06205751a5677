import type { Receipt, ReceiptDiscount, ReceiptLine } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { reasonOfDiscount, writeBankLine } from '@comptoir/words';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import { useItemLook } from '../../../state/shop/use-item-look.ts';
import { sayOptions } from '../lines/line-details.ts';
import { TaxTable } from '../totals/tax-table.tsx';
import totalsStyles from '../totals/totals.module.css';
import { RecapLines } from './recap-lines.tsx';
import { TipRows } from './tip-rows.tsx';

/** A text such as "Géante, 40 cm · 2 × Burrata · « bien cuite »". */
function detailsOf({ options, note }: ReceiptLine, say: Say): string {
  return [typeset(sayOptions(options, say)), note && say('cart.quoted', { note })].filter(Boolean).join(' · ');
}

export function KeptRecap({ receipt }: { receipt: Receipt }) {
  const say = useMessage();
  const format = useFormat();
  const lookOf = useItemLook();
  const sayDiscount = (discount: ReceiptDiscount) => {
    const { word, values } = reasonOfDiscount(discount, format);
    return say(`cart.discount.${word}`, values);
  };
  const { mode } = receipt;
  const bankLine = writeBankLine(receipt);
  const deliveryCents = receipt.deliveryFeeCents + receipt.surchargeCents;
  const delivery = deliveryCents === 0 ? say('cart.deliveryFree') : format.money(deliveryCents);
  const discounts = receipt.discounts.filter(({ type, amountCents }) => type !== 'free_delivery' && amountCents > 0);
  const lines = receipt.lines.map((line) => ({
    ...line,
    ...lookOf(line.itemId),
    name: typeset(line.name),
    details: detailsOf(line, say),
  }));
  return (
    <div className="stack">
      <RecapLines lines={lines} />
      <div className={totalsStyles.totals}>
        <p className={totalsStyles.row}>
          <span>{say('cart.subtotal')}</span>
          <span className="figures">{format.money(receipt.subtotalCents)}</span>
        </p>
        {discounts.map((discount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
          <p key={index} className={classNames(totalsStyles.row, totalsStyles.discount)}>
            <span>{sayDiscount(discount)}</span>
            <span className="figures">{format.money(-discount.amountCents)}</span>
          </p>
        ))}
        <p className={totalsStyles.row}>
          <span>{say(mode === 'pickup' ? 'cart.pickup' : 'cart.delivery')}</span>
          <span className="figures">{mode === 'pickup' ? say('cart.pickupFree') : delivery}</span>
        </p>
        <p className={classNames(totalsStyles.row, totalsStyles.total)}>
          <span>{say('cart.total')}</span>
          <span className="figures" data-cents={receipt.totalCents}>
            {format.money(receipt.totalCents)}
          </span>
        </p>
      </div>
      <TaxTable taxLines={receipt.taxes} />
      <TipRows {...receipt} />
      {bankLine && <p className="muted small">{typeset(bankLine)}</p>}
    </div>
  );
}
