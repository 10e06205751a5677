import { randomUUID } from 'node:crypto';
import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { roundHalfUp } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { createPasswordHasher } from '../../../secrets/password/password-hasher.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import { type DemoOrder, insertDemo } from './demo-repository.ts';

const password = 'Demo-1234';
export const demoPerson = { firstName: 'Camille', lastName: 'Martin', email: 'demo@example.com', phone: '0612345678' };

/** The meals are too old to count as popular, and their numbers are below those of real orders. */
const meals = [
  { number: 998, daysAgo: 128, quantity: 2 },
  { number: 999, daysAgo: 100, quantity: 1 },
];

/** Creates the demo account, demo@example.com, with two old orders. Sends no mail. */
export async function seedDemoAccount(db: Db, site: SiteConfig, now: Temporal.Instant): Promise<void> {
  const dishes = (await readCatalogue(db)).menus
    .flatMap((menu) => menu.categories.flatMap((category) => category.items.map((item) => ({ menu, category, item }))))
    .filter(({ item }) => item.price.pickupCents !== null && item.options.length === 0);
  const { defaultRateBp } = taxPolicyOf(site);
  const orders = meals.flatMap(({ number, daysAgo, quantity }, index): DemoOrder[] => {
    const dish = dishes[index];
    if (!dish) return [];
    const { menu, category, item } = dish;
    const unitCents = item.price.pickupCents ?? 0;
    const grossCents = unitCents * quantity;
    const rateBp = item.price.taxRateBp ?? defaultRateBp;
    const taxCents = roundHalfUp(BigInt(grossCents * rateBp), BigInt(10_000 + rateBp));
    const identity = { itemId: item.id, menuId: menu.id, categoryId: category.id, name: item.name };
    return [
      {
        id: randomUUID(),
        number,
        localId: randomUUID(),
        bodyHash: '',
        status: 'pending',
        mode: 'pickup',
        location: null,
        zone: null,
        dateText: 'ASAP',
        paymentMethod: 'cash',
        transactionId: null,
        paidBy: null,
        subtotalCents: grossCents,
        discountCents: 0,
        deliveryCents: 0,
        surchargeCents: 0,
        totalCents: grossCents,
        tipCents: 0,
        coupon: null,
        discounts: [],
        wishes: {},
        company: null,
        taxCents,
        ...timesOf(now.subtract({ hours: 24 * daysAgo })),
        line: {
          ...identity,
          quantity,
          unitCents,
          totalCents: grossCents,
          shares: [{ rateBp, amountCents: grossCents }],
        },
        tax: { rateBp, netCents: grossCents - taxCents, taxCents, grossCents },
      },
    ];
  });
  const passwordHash = await createPasswordHasher().hash(password);
  await insertDemo(db, { ...demoPerson, passwordHash, address: '5 place Bellecour, 69002 Lyon', at: now }, orders);
}

const timesOf = (placedAt: Temporal.Instant) => ({
  placedAt,
  readyFrom: placedAt,
  promisedAt: placedAt.add({ minutes: 30 }),
});
