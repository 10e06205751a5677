import { describe, expect, it } from 'vitest';
import { offerSchema } from './offer-schema.ts';
import { couponOffer, offersFromWire, offerToWire } from './offer-wire.ts';

const wire = {
  id: 2,
  is_active: true,
  type: 'percentage',
  value: 12.5,
  auto_apply: 'Yes',
  allow_repeat: 'No',
  active_times: [{ days: ['tue'], start: '18:30', end: '22:30' }],
  delivery_pickup: 'pickup',
  minimum_amount: 20.5,
  menus: [],
  categories: [12],
  items: [101],
};

describe('an offer on the wire', () => {
  it('comes and goes with every field of the specification [OFR-03, OFR-04, OFR-05, API-06]', () => {
    const [offer] = offersFromWire({ status: 'success', payload: [wire] });
    expect(offer).toMatchObject({
      type: 'percentage',
      percentBp: 1250,
      amountCents: 0,
      autoApply: true,
      allowRepeat: false,
      minimumCents: 2050,
    });
    if (!offer?.type) throw new Error('no offer');
    const back = offerToWire({ ...offer, type: offer.type });
    expect(back).toEqual(wire);
    expect(offerSchema.safeParse(back).success).toBe(true);
  });

  it('reads missing fields as the requirements say [OFR-05]', () => {
    expect(offersFromWire([{ id: 1, is_active: 1, type: 'free_delivery' }])).toEqual([
      {
        id: 1,
        isActive: true,
        type: 'free_delivery',
        percentBp: 0,
        amountCents: 0,
        autoApply: true,
        allowRepeat: true,
        activeTimes: [],
        mode: 'both',
        minimumCents: 0,
        menuIds: [],
        categoryIds: [],
        itemIds: [],
      },
    ]);
  });

  it.each([
    ['percentage', -5, { percentBp: 0 }],
    ['percentage', 120, { percentBp: 10_000 }],
    ['percentage', 'beaucoup', { percentBp: 0 }],
    ['fixed_amount', -3, { amountCents: 0 }],
    ['fixed_amount', 'x', { amountCents: 0 }],
  ])('reads a %s of %s within its bounds [OFR-32]', (type, value, expected) => {
    expect(offersFromWire([{ id: 1, is_active: true, type, value }])[0]).toMatchObject(expected);
  });

  it('keeps an unknown type, without effect [OFR-04]', () => {
    expect(offersFromWire([{ id: 1, is_active: true, type: 'loyalty', value: 5 }])[0]).toMatchObject({
      type: null,
      percentBp: 0,
      amountCents: 0,
    });
  });

  it('takes a single period for a list of one [OFR-03]', () => {
    const period = { days: ['mon'], start: '11:30', end: '14:30' };
    expect(
      offersFromWire([{ id: 1, is_active: true, type: 'percentage', active_times: period }])[0]?.activeTimes,
    ).toEqual([period]);
  });

  it('of a coupon is the listed one of its id, completed by the coupon’s answer [CRT-23]', () => {
    const listed = offersFromWire([
      { id: 9, is_active: true, type: 'percentage', value: 10, auto_apply: 'No', categories: [12] },
    ]);
    expect(couponOffer({ id: 9 }, listed)).toMatchObject({ percentBp: 1000, categoryIds: [12], isActive: true });
    expect(couponOffer({ id: '9', value: 15 }, listed)).toMatchObject({ percentBp: 1500, autoApply: false });
    expect(couponOffer({ id: 8, is_active: true, type: 'free_delivery' }, listed)).toMatchObject({ id: 8 });
  });
});
