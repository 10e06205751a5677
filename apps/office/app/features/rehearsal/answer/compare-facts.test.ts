import type { Rehearsal } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { describe, expect, it } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import { tellFacts } from './tell-facts.ts';

const at = Temporal.Instant.from('2026-12-24T18:40:00Z');
const later = (text: string) => Temporal.Instant.from(`2026-12-24T${text}Z`);
const evening: Rehearsal = {
  at,
  mode: 'delivery',
  opening: { isOpen: true, reason: null, message: null, until: later('20:00:00'), opensAt: null },
  menus: [{ menuId: 1, name: 'Carte', isAvailable: true, isOpen: true, isServed: true, asap: null }],
  date: Temporal.PlainDate.from('2026-12-24'),
  slots: [
    { value: '20:15', state: 'too_soon' },
    { value: '20:30', state: 'free' },
  ],
  asap: { readyFrom: at, promisedAt: later('19:25:00') },
  delivery: { refusal: null, zone: 'Pentes', feeCents: 250, minimumCents: 1500, surchargeCents: 200 },
  offers: [{ offerId: 3, type: 'fixed_amount', percentBp: 0, amountCents: 500, minimumCents: 0, obstacle: null }],
  badges: [],
  missingItems: [{ itemId: 104, menuId: 1, name: 'Pepperoni', reason: 'sold_out', until: null }],
  missingChoices: [],
  cart: null,
};
const tell = (rehearsal: Rehearsal) =>
  tellFacts(rehearsal, {
    // The ids of the messages with their values are enough here.
    say: (id, values = {}) => [id.replace('rehearsal.', ''), ...Object.values(values)].join(' ').replace(/\s+/g, ' '),
    format: createFormat('fr', 'EUR'),
    timeZone: 'Europe/Paris',
    nameOffer: (id) => `n° ${id}`,
  });
const compare = (change: Partial<Rehearsal>) => compareFacts(tell(evening), tell({ ...evening, ...change }));

describe('the comparison of two rehearsals', () => {
  it('of the same answer finds no difference [REH-09]', () => {
    expect(compare({})).toEqual([]);
  });

  it.each<[string, Partial<Rehearsal>, ReturnType<typeof compareFacts>[number]]>([
    [
      'another closing hour',
      { opening: { ...evening.opening, until: later('20:30:00') } },
      { name: 'opening', before: ['opening.openUntil 21 h'], after: ['opening.openUntil 21 h 30'] },
    ],
    [
      'a closed day with its sentence',
      { opening: { isOpen: false, reason: 'exception', message: 'Joyeux Noël', until: null, opensAt: null } },
      {
        name: 'opening',
        before: ['opening.openUntil 21 h'],
        after: ['opening.exception', 'opening.message Joyeux Noël'],
      },
    ],
    ['no promise', { asap: null }, { name: 'asap', before: ['asap.promised 20 h 25'], after: ['asap.none'] }],
    [
      'a slot that is full, and leaves out the other one',
      {
        slots: [
          { value: '20:15', state: 'too_soon' },
          { value: '20:30', state: 'full' },
        ],
      },
      { name: 'slots', before: ['slot.free 20 h 30'], after: ['slot.full 20 h 30'] },
    ],
    [
      'a dearer delivery without surcharge',
      { delivery: { refusal: null, zone: 'Pentes', feeCents: 350, minimumCents: 1500, surchargeCents: 0 } },
      {
        name: 'delivery',
        before: ['delivery.fee 2,50 €', 'delivery.surcharge 15,00 € 2,00 €'],
        after: ['delivery.fee 3,50 €', 'delivery.minimum 15,00 € 0,00 €'],
      },
    ],
    [
      'an address out of reach',
      {
        delivery: {
          refusal: { code: 'out_of_zone', says: 'Trop loin' },
          zone: null,
          feeCents: null,
          minimumCents: 1500,
          surchargeCents: 200,
        },
      },
      {
        name: 'delivery',
        before: ['delivery.zone Pentes', 'delivery.fee 2,50 €', 'delivery.surcharge 15,00 € 2,00 €'],
        after: ['delivery.refused Trop loin'],
      },
    ],
    ['an offer that is gone', { offers: [] }, { name: 'offers', before: ['offer.on n° 3'], after: [] }],
    [
      'a dish that is back',
      { missingItems: [] },
      { name: 'missing', before: ['missing.sold_out Pepperoni missing.forGood'], after: [] },
    ],
    [
      'a menu that is not served',
      { menus: [{ menuId: 1, name: 'Carte', isAvailable: true, isOpen: false, isServed: false, asap: null }] },
      { name: 'menus', before: ['menu.served Carte'], after: ['menu.later Carte'] },
    ],
  ])('tells %s, and nothing else [REH-09]', (_, change, difference) => {
    expect(compare(change)).toEqual([difference]);
  });
});
