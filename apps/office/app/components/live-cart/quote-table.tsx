import type { Rehearsal } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { failureWithFields } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import styles from './live-cart.module.css';
import { type Quote, useDiscountNames } from './use-discount-names.ts';
import type { LiveAnswer } from './use-live-answer.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

interface QuoteTableProps {
  quote: LiveAnswer<Rehearsal>;
  menus: Menu[];
  offers: Offer[];
}

/** What the cart costs then: before, each discount, after, VAT, and why offers give nothing. */
export function QuoteTable({ quote, menus, offers }: QuoteTableProps) {
  const say = useMessage();
  const sayObstacle = useObstacleWords(menus, offers);
  if (quote.kind === 'none') return null;
  if (quote.kind === 'failed') return <FailureNote failure={failureWithFields(quote.error)} />;
  const cart = quote.kind === 'here' ? quote.value.cart : null;
  if (!cart) return <p role="status">{say('sample.counting')}</p>;
  if (cart.refusal)
    return (
      <p role="status" className={styles.refusal} data-testid="sample-refusal">
        {say('sample.refused', { reason: cart.refusal.says })}
      </p>
    );
  if (!cart.quote) return null;
  return (
    <>
      <div role="status">
        <Amounts quote={cart.quote} menus={menus} />
      </div>
      {cart.quote.obstacles.length > 0 && (
        <ul className={styles.obstacles} data-testid="obstacles">
          {cart.quote.obstacles.map((obstacle) => (
            <li key={`${obstacle.offerId} ${obstacle.code}`}>{sayObstacle(obstacle)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Amounts({ quote, menus }: { quote: Quote; menus: Menu[] }) {
  const { lines, discounts, expected, deliveryFeeCents, surchargeCents } = quote;
  const nameDiscount = useDiscountNames(menus);
  const say = useMessage();
  const format = useFormat();
  const charged = deliveryFeeCents + surchargeCents;
  /** No amount of the quote contains the fee that a free delivery waives. */
  const sayAmount = ({ type, amountCents }: Quote['discounts'][number]) => {
    if (amountCents === 0) return say('sample.free');
    return say(type === 'free_delivery' ? 'sample.waived' : 'sample.off', { amount: format.money(amountCents) });
  };
  return (
    <dl className={styles.amounts} data-testid="sample-quote">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a cart may be equal
        <Row key={index} label={say('sample.line', { quantity: line.quantity, name: line.name })}>
          {line.isFree ? say('sample.free') : format.money(line.totalCents)}
        </Row>
      ))}
      <Row label={say('sample.subtotal')}>{format.money(expected.subtotalCents)}</Row>
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts of an order may be equal
        <Row key={index} label={nameDiscount(discount, quote)} isGood>
          {sayAmount(discount)}
        </Row>
      ))}
      {charged > 0 && <Row label={say('sample.delivery')}>{format.money(charged)}</Row>}
      <Row label={say('sample.total')} isTotal>
        {format.money(expected.totalCents)}
        <small>{say('sample.vat', { amount: format.money(expected.taxCents) })}</small>
      </Row>
    </dl>
  );
}

interface RowProps {
  label: string;
  isGood?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

function Row({ label, isGood = false, isTotal = false, children }: RowProps) {
  return (
    <div className={isGood ? styles.good : isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
