import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';
import { testSite } from '../../testing/test-site.ts';

const at = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(testSite.timeZone).toInstant().toString();

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const offers = [
  fileOffer({ id: 50, type: 'percentage', value: 15, categories: [11], minimum_amount: 12 }),
  fileOffer({ id: 50, type: 'fixed_amount', value: 4, minimum_amount: 25 }),
  fileOffer({ id: 50, type: 'buy_one_get_one', items: [101] }),
  fileOffer({ id: 50, type: 'free_item', items: [301], minimum_amount: 20 }),
  fileOffer({ id: 50, type: 'percentage', value: 30, auto_apply: 'No', code: 'ESSAI30', allow_repeat: 'No' }),
];
const line = fc.record({ itemId: fc.constantFrom(101, 102, 103, 201, 301), quantity: fc.integer({ min: 1, max: 4 }) });
const carts = fc.sample(
  fc.record({
    offer: fc.constantFrom(...offers),
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ itemId }) => itemId }),
  }),
  { numRuns: 200, seed: 41 },
);

/** The usual choice of a dish that needs one. */
const optionsOf = (itemId: number) =>
  itemId === 103 ? [{ optionId: 2, choices: [{ choiceId: 2001, quantity: 1 }] }] : [];

const unsavedOf = ({ id, ...value }: (typeof offers)[number]) => ({ kind: 'offer', id: String(id), value });

type Sample = (typeof carts)[number];

async function rehearse({ offer, lines }: Sample) {
  const answer = await shop.ask('POST', officeEndpoints.rehearse.path, {
    cookie,
    body: {
      at,
      mode: 'pickup',
      isDraft: true,
      unsaved: unsavedOf(offer),
      cart: {
        lines: lines.map((one) => ({ ...one, options: optionsOf(one.itemId) })),
        ...(offer.code && { coupon: offer.code }),
      },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload.cart;
}

/** The `expected` of an order with a wrong total, in cents. */
async function order({ offer, lines }: Sample) {
  const placed = await shop.send(
    'POST',
    paths.checkout,
    pickupOrder({
      total: 0.01,
      items: lines.map(({ itemId, quantity }) => ({
        item_id: itemId,
        quantity,
        options: optionsOf(itemId).map(({ optionId, choices }) => ({
          option_id: optionId,
          option_options: choices.map(({ choiceId, quantity: count }) => ({ id: choiceId, quantity: count })),
        })),
      })),
      ...(offer.code && { coupon: offer.code }),
    }),
  );
  const { code, expected } = placed.json();
  expect(code, placed.body).toBe('totals_mismatch');
  const cents = Object.entries(expected).map(([name, euros]) => [`${name}Cents`, Math.round(Number(euros) * 100)]);
  return Object.fromEntries(cents);
}

describe('an offer that is typed and not saved', () => {
  it('costs what an order costs once it is published, for 200 random carts [OFE-03]', async () => {
    let discounted = 0;
    for (const offer of offers) {
      const samples = carts.filter((sample) => sample.offer === offer);
      const rehearsed = [];
      for (const sample of samples) rehearsed.push(await rehearse(sample));
      await shop.setCatalogue((file) => file.offers.push(offer));
      for (const [index, sample] of samples.entries()) {
        expect(rehearsed[index].quote?.expected, JSON.stringify([sample, rehearsed[index]])).toEqual(
          await order(sample),
        );
      }
      discounted += rehearsed.filter(({ quote }) =>
        quote.discounts.some(({ amountCents }: { amountCents: number }) => amountCents > 0),
      ).length;
      await shop.setCatalogue(() => undefined);
    }
    expect(discounted).toBeGreaterThan(100);
  });

  it('is checked at once with the rest of the draft, and changes neither the draft nor the shop [OFE-08]', async () => {
    const ask = async (value: number) => {
      const unsaved = unsavedOf(fileOffer({ id: 50, type: 'percentage', value, categories: [11] }));
      const answer = await shop.ask('POST', officeEndpoints.checkCatalogue.path, {
        cookie,
        body: { isDraft: true, unsaved },
      });
      return answer
        .json()
        .payload.findings.filter(({ target }: { target: { kind: string; id: number } }) => target.id === 50)
        .map(({ check }: { check: string }) => check);
    };
    expect(await ask(100)).toContain('C14');
    expect(await ask(15)).toEqual([]);
    const { rows } = await shop.database.query('select count(*)::int as n from catalogue_drafts', []);
    expect(rows).toEqual([{ n: 0 }]);
    expect((await shop.send('GET', paths.offers)).body).not.toContain('"id":50');
  });

  it('is refused by its fields, or as a whole if it names a dish that does not exist [OFE-03]', async () => {
    const ask = (change: object) =>
      shop.ask('POST', officeEndpoints.rehearse.path, {
        cookie,
        body: {
          at,
          mode: 'pickup',
          isDraft: true,
          unsaved: unsavedOf({ ...fileOffer({ id: 50, type: 'percentage', value: 15, items: [101] }), ...change }),
        },
      });
    const wrong = await ask({ value: 120 });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { 'unsaved.value.value': 'il faut un pourcentage de 0 à 100' },
    ]);
    expect((await ask({ items: [9_999] })).json().code).toBe('checks_failed');
    expect((await ask({})).statusCode).toBe(200);
  });
});
