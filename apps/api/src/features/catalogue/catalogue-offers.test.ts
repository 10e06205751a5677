import { offerTypes } from '@comptoir/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { exampleCatalogue, fileOffer } from '../../testing/example-catalogue.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { readCatalogue, replaceCatalogue } from './catalogue-repository.ts';
import { CatalogueFault, parseCatalogue } from './file/read-catalogue-file.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Creates a catalogue file with a single offer. */
const fileWith = (offer: unknown) =>
  parseCatalogue({ name: 'shop.json', text: JSON.stringify({ ...exampleCatalogue(), offers: [offer] }) });

describe('an offer of a catalogue file', () => {
  it.each([
    ['value', -5, 'Trop petit : nombre doit être >=0'],
    ['value', 1e300, 'Trop grand : nombre doit être <=1000000'],
    ['value', '20', 'Entrée invalide : nombre attendu, chaîne de caractères reçu'],
    ['type', 'loyalty', 'Option invalide : une valeur parmi "free_delivery"|"free_item"'],
    ['minimum_amount', -1, 'il faut au moins 0'],
    ['minimum_amount', 1e21, 'il faut un montant en euros, avec 2 décimales au plus'],
    ['minimum_amount', 2_000_000, 'il faut un million d’euros au plus'],
    ['categories', [999], 'la catégorie 999 n’existe pas'],
    ['items', [3e9], 'Trop grand : nombre doit être <=2147483647'],
    ['code', ' \n ', 'ne peut pas être vide'],
    ['code', 'A\0B', 'il faut un texte simple'],
    ['max_uses', 1e12, 'Trop grand : nombre doit être <=2147483647'],
    ['expires_at', '0001-01-01T00:00:00+14:00', 'il faut un instant de ce millénaire'],
    ['active_times', [{ days: ['lundi'], start: '11:00', end: '12:00' }], 'Option invalide : une valeur parmi "mon"'],
    ['active_times', [{ days: [], start: '25:00', end: '12:00' }], 'n’est pas une heure comme 18:30'],
  ])('with %s %j is refused in a sentence that names the place [OFR-04, OFR-32]', (field, value, sentence) => {
    const offer = fileOffer({ id: 1, type: 'percentage', value: 10, code: 'X' });
    const place = new RegExp(`^shop\\.json:1: offers\\.0\\.${field}[^:]*: `);
    const read = () => fileWith({ ...offer, [field]: value });
    expect(read).toThrow(CatalogueFault);
    expect(read).toThrow(place);
    expect(read).toThrow(sentence);
  });

  it('is read by the same rules as one of the wire: decimals beyond the second are dropped [OFR-32]', () => {
    const read = fileWith(fileOffer({ id: 1, type: 'percentage', value: 33.339, items: [101] }));
    expect(read.offers[0]).toMatchObject({ percentBp: 3333, amountCents: 0 });
  });

  it('may have times that overlap, or that end when they start [OFR-24]', () => {
    const active_times = [
      { days: [], start: '10:00', end: '10:00' },
      { days: ['mon' as const], start: '22:00', end: '13:00' },
    ];
    expect(
      fileWith(fileOffer({ id: 1, type: 'free_item', items: [201], active_times })).offers[0]?.activeTimes,
    ).toEqual(active_times);
  });
});

it('a file with any offers is refused in French or stored as it was read [OFR-32]', async () => {
  const nonsense = fc.oneof(
    fc.constantFrom<unknown>(-1, 1e300, 2 ** 31, 0.001, '', '\0', '\uD800', null, ['x'], [2 ** 31]),
    fc.jsonValue(),
  );
  const change = fc.dictionary(
    fc.constantFrom(...Object.keys(fileOffer({ id: 1, type: 'free_item' })), 'code', 'max_uses', 'expires_at'),
    nonsense,
    { maxKeys: 2 },
  );
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...offerTypes), change, async (type, wrong) => {
      const offer = { ...fileOffer({ id: 1, type, value: 10, code: 'X', items: [101] }), ...wrong };
      let catalogue: ReturnType<typeof fileWith>;
      try {
        catalogue = fileWith(offer);
      } catch (error) {
        expect(error).toBeInstanceOf(CatalogueFault);
        return;
      }
      await replaceCatalogue(database.db, catalogue);
      expect((await readCatalogue(database.db)).offers).toEqual(catalogue.offers);
      stored += 1;
    }),
    { numRuns: 150 },
  );
  expect(stored).toBeGreaterThan(5);
});
