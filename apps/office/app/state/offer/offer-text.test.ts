import { describe, expect, it } from 'vitest';
import { newOffer, type OfferText, putOfferText, textOfOffer } from './offer-text.ts';

const offers = [
  { ...newOffer, type: 'percentage', value: 12.5, categories: [11, 12], minimum_amount: 19.9 },
  { ...newOffer, type: 'fixed_amount', value: 5, menus: [1], delivery_pickup: 'pickup' },
  {
    ...newOffer,
    type: 'buy_one_get_one',
    value: null,
    items: [101],
    active_times: [{ days: ['sat', 'sun'], start: '22:00', end: '02:00' }],
  },
  { ...newOffer, type: 'free_item', value: null, items: [201, 202], minimum_amount: 35, allow_repeat: 'Yes' },
  { ...newOffer, type: 'free_delivery', value: null, delivery_pickup: 'delivery', is_active: false },
  {
    ...newOffer,
    type: 'percentage',
    value: 10,
    auto_apply: 'No',
    code: 'BIENVENUE10',
    max_uses: 100,
    max_uses_per_customer: 1,
    expires_at: '2027-01-01T00:00:00+01:00',
  },
];

describe('the form of an offer', () => {
  it.each(offers.map((offer) => [offer.type, offer] as const))(
    'reads and writes all of an offer, %s, from an empty one and back [OFE-01]',
    (_, offer) => {
      const empty = textOfOffer(newOffer);
      expect(putOfferText(newOffer, empty, textOfOffer(offer))).toEqual(offer);
      expect(putOfferText(offer, textOfOffer(offer), textOfOffer(offer))).toEqual(offer);
      expect(putOfferText(offer, textOfOffer(offer), empty)).toEqual(newOffer);
    },
  );

  const change = (offer: object, typed: Partial<OfferText>) => {
    const text = textOfOffer(offer);
    return putOfferText(offer, text, { ...text, ...typed });
  };
  const [percentage, , , , , coupon] = offers;

  it('forgets the code and its limits with an offer for all, and the value with a type that has none [OFE-01]', () => {
    const { code, max_uses, max_uses_per_customer, expires_at, ...rest } = coupon as Record<string, unknown>;
    expect([code, max_uses, max_uses_per_customer, expires_at]).not.toContain(undefined);
    expect(change(coupon ?? {}, { 'value.auto_apply': 'yes' })).toEqual({ ...rest, auto_apply: 'Yes' });
    expect(change(percentage ?? {}, { 'value.type': 'free_delivery' })).toMatchObject({
      type: 'free_delivery',
      value: null,
    });
  });

  it.each([
    ['20 %', 20],
    ['12,5', 12.5],
    ['7,50 €', 7.5],
    ['', null],
  ])('reads a typed discount %s [MED-11]', (typed, value) => {
    expect(change(coupon ?? {}, { 'value.value': typed })).toMatchObject({ value });
  });

  it('leaves what it does not know as it was [OFE-01]', () => {
    const foreign = { ...percentage, later_field: 'x' };
    expect(change(foreign, { 'value.minimum_amount': '15' })).toEqual({ ...foreign, minimum_amount: 15 });
  });
});
