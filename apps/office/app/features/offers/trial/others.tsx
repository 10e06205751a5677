import { type Rehearsal, type RehearsalQuestion, readObject } from '@comptoir/contract';
import type { Menu } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { Consequence } from '../../../components/consequence.tsx';
import type { PricedSample } from '../../../components/live-cart/live-cart.tsx';
import { useDiscountNames } from '../../../components/live-cart/use-discount-names.ts';
import { type LiveAnswer, useLiveAnswer } from '../../../components/live-cart/use-live-answer.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';

interface OthersProps {
  menus: Menu[];
  question: Omit<RehearsalQuestion, 'cart'>;
  priced: PricedSample;
}

/** *Avec les autres*: what the same cart costs without the offer, and which offers it adds to or replaces (OFE-04). */
export function Others({ menus, question, priced: { cart, quote } }: OthersProps) {
  const say = useMessage();
  const format = useFormat();
  const name = useDiscountNames(menus);
  const { unsaved } = question;
  const withOffer = quoteOf(quote);
  const { coupon: _, ...withoutCoupon } = cart;
  const off = unsaved && { ...unsaved, value: { ...readObject(unsaved.value), is_active: false } };
  const answer = useLiveAnswer(
    withOffer && off ? { ...question, unsaved: off, cart: withoutCoupon } : null,
    editorCaller.rehearse,
  );
  const without = quoteOf(answer);
  if (!withOffer || !without) return null;
  const before = without.discounts.map((discount) => name(discount, without));
  const after = withOffer.discounts.map((discount) => name(discount, withOffer));
  const kept = before.filter((one) => after.includes(one));
  const lost = before.filter((one) => !after.includes(one));
  const isNew = after.some((one) => !before.includes(one));
  if (!isNew && lost.length === 0)
    return (
      <div role="status" data-testid="others">
        <Consequence look="plain">{say('offers.others.nothing')}</Consequence>
      </div>
    );
  return (
    <div role="status" data-testid="others">
      <Consequence look={lost.length > 0 ? 'plain' : 'good'}>
        {[
          say('offers.others.total', {
            before: format.money(without.expected.totalCents),
            after: format.money(withOffer.expected.totalCents),
          }),
          kept.length > 0 ? say('offers.others.adds', { names: format.list(kept) }) : '',
          lost.length > 0 ? say('offers.others.replaces', { names: format.list(lost) }) : '',
          before.length === 0 ? say('offers.others.alone') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Consequence>
    </div>
  );
}

function quoteOf(answer: LiveAnswer<Rehearsal>) {
  return answer.kind === 'here' ? (answer.value.cart?.quote ?? null) : null;
}
