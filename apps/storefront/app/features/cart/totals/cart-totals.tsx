import { taxPolicyOf } from '@comptoir/contract';
import type { DeliveryQuote } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCatalogue, useSite } from '../../../state/shop/shop-context.tsx';
import totalsStyles from './totals.module.css';
import { useDiscounts } from './use-discounts.ts';

interface RowProps {
  label: string;
  className?: string | undefined;
  testId?: string;
  cents?: number;
  children: ReactNode;
}

function Row({ label, className, testId, cents, children }: RowProps) {
  return (
    <p className={classNames(totalsStyles.row, className)} data-testid={testId} data-cents={cents}>
      <span>{label}</span>
      <span className="figures">{children}</span>
    </p>
  );
}

/** The text in place of the delivery fee while the total does not contain it. */
function sayNoFee(quote: Exclude<DeliveryQuote, { state: 'ok' }>, say: Say, format: Format): string {
  if (quote.state === 'unknown') return say('cart.deliveryUnknown');
  const { feeCents, minimumCents } = quote;
  if (feeCents === undefined) return say('cart.deliveryImpossible');
  return say('cart.feeFrom', { fee: format.money(feeCents), minimum: format.money(minimumCents) });
}

function DeliveryRow({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const format = useFormat();
  const { mode, delivery, priced } = cart;
  const rules = useCatalogue((catalogue) => catalogue.settings.delivery);
  const row = { testId: 'cart-delivery', cents: priced.deliveryCents };
  if (mode === 'pickup')
    return (
      <Row {...row} label={say('cart.pickup')}>
        {say('cart.pickupFree')}
      </Row>
    );
  const zone = delivery.state === 'ok' ? delivery.zone : null;
  const label = zone ? say('cart.deliveryIn', { zone: zone.name }) : say('cart.delivery');
  const waived = priced.offers.find((offer) => offer.type === 'free_delivery');
  if (delivery.state !== 'ok')
    return (
      <Row {...row} label={label}>
        {sayNoFee(delivery, say, format)}
      </Row>
    );
  const { minimumCents, flatChargeCents } = zone ?? rules;
  const missingCents = minimumCents - priced.subtotalCents;
  const chargeCents = missingCents > 0 && !waived ? Math.min(flatChargeCents, priced.deliveryCents) : 0;
  const feeCents = priced.deliveryCents - chargeCents;
  return (
    <>
      <Row {...row} label={label} className={waived && totalsStyles.discount}>
        {waived && <s className="muted">{format.money(waived.amountCents)}</s>}{' '}
        {feeCents === 0 ? say('cart.deliveryFree') : format.money(feeCents)}
      </Row>
      {chargeCents > 0 && (
        <>
          <Row label={say('cart.smallOrder')} testId="cart-small-order" cents={chargeCents}>
            {format.money(chargeCents)}
          </Row>
          <p className="tiny muted">{say('cart.smallOrderHint', { missing: format.money(missingCents) })}</p>
        </>
      )}
    </>
  );
}

function TaxRows({ cart, isInclusive }: { cart: ShopCart; isInclusive: boolean }) {
  const say = useMessage();
  const format = useFormat();
  const { taxLines, taxCents } = cart.priced;
  return (
    <div className={totalsStyles.group} data-testid="cart-tax" data-cents={taxCents}>
      {taxLines.length === 0 ? (
        <Row className={totalsStyles.tax} label={say(isInclusive ? 'cart.taxIncludedAll' : 'cart.taxAddedAll')}>
          {format.money(taxCents)}
        </Row>
      ) : (
        taxLines.map((line) => (
          <Row
            key={line.rateBp}
            className={totalsStyles.tax}
            label={say(isInclusive ? 'cart.taxIncluded' : 'cart.taxAdded', { rate: format.rate(line.rateBp) })}
          >
            {format.money(line.taxCents)}
          </Row>
        ))
      )}
    </div>
  );
}

interface CartTotalsProps {
  cart: ShopCart;
  /** True if only what is paid, and what lowers it, is shown: a pickup has no other part. */
  isShort?: boolean;
}

export function CartTotals({ cart, isShort = false }: CartTotalsProps) {
  const say = useMessage();
  const format = useFormat();
  const tax = taxPolicyOf(useSite());
  const discounts = useDiscounts(cart);
  const { priced } = cart;
  const taxes = tax.isEnabled && priced.lines.length > 0 && <TaxRows cart={cart} isInclusive={tax.isInclusive} />;
  return (
    <div className={totalsStyles.totals}>
      {(!isShort || priced.discountCents > 0) && (
        <Row label={say('cart.subtotal')} testId="cart-subtotal" cents={priced.subtotalCents}>
          {format.money(priced.subtotalCents)}
        </Row>
      )}
      {priced.discountCents > 0 && (
        <div className={totalsStyles.group} data-testid="cart-discount" data-cents={priced.discountCents}>
          {discounts.map((discount) => (
            <Row key={discount.offerId} className={totalsStyles.discount} label={discount.label}>
              {format.money(-discount.cents)}
            </Row>
          ))}
        </div>
      )}
      {!isShort && <DeliveryRow cart={cart} />}
      {!tax.isInclusive && taxes}
      <Row
        className={totalsStyles.total}
        label={say(isShort ? 'cart.toPay' : 'cart.total')}
        testId="cart-total"
        cents={priced.totalCents}
      >
        {format.money(priced.totalCents)}
      </Row>
      {tax.isInclusive && taxes}
    </div>
  );
}
