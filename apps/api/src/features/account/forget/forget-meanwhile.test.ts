import { setTimeout as sleep } from 'node:timers/promises';
import { accountEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, goodPassword, withAccounts } from '../../../testing/account-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';

type Member = Awaited<ReturnType<AccountShop['member']>>;

let shop: AccountShop & CardShop;
let zoe: Member;
let people = 0;
beforeAll(async () => {
  shop = withAccounts(await openCardShop());
});
afterAll(() => shop.close());

async function newcomer(): Promise<Member> {
  people += 1;
  return shop.member(`zoe-${people}@example.com`);
}
const post = (url: string, body: object, { headers }: Member) => shop.send('POST', url, body, { headers });
const remove = ({ token, id }: Member) =>
  shop.send('DELETE', accountEndpoints.deleteProfile.path, { token, user_id: id, password: goodPassword });
const ordersOf = async (localId: string) =>
  (await shop.database.query('select status, user_id, email, first_name from orders where local_id = $1', [localId]))
    .rows;
const waiting = async () =>
  (await shop.database.query(`select count(*)::int as n from pg_locks where not granted`, [])).rows[0]?.n;

/** Deletes the account while another request is running, which was authenticated before. */
async function deletedDuring<Answer>({ id }: Member, begin: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${id} for update`);
    answer = begin();
    await expect.poll(waiting).toBeGreaterThan(0);
    await tx.execute(sql`delete from users where id = ${id}`);
  });
  if (!answer) throw new Error('Nothing was begun.');
  return answer;
}

/** Authorises a card payment for an order of the account. */
async function authorise(order: ReturnType<typeof cardOrder>, member: Member): Promise<string> {
  const asked = await post(paths.stripePaymentIntent, { amount: '10.00', local_id: order.local_id, order }, member);
  const { id } = asked.json().payload;
  await shop.sandbox.confirm(id);
  return id;
}

const sessionOver = {
  status: 'error',
  message: 'Votre session a expiré, veuillez vous reconnecter',
  code: 'unauthenticated',
};

it('an order is refused as the account’s if its sessions end while it is posted [CHK-38, SEC-02]', async () => {
  zoe = await newcomer();
  const order = pickupOrder({ user_id: zoe.id });
  let answer: ReturnType<typeof post> | undefined;
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${zoe.id} for update`);
    answer = post(paths.checkout, order, zoe);
    await expect.poll(waiting).toBeGreaterThan(0);
    await tx.execute(sql`delete from sessions where user_id = ${zoe.id}`);
  });
  expect([(await answer)?.statusCode, (await answer)?.json()]).toEqual([401, sessionOver]);
  expect(await ordersOf(order.local_id)).toEqual([]);
});

describe('an account that is deleted', () => {
  it('while its order is posted, answers 401 and stores none; a guest’s order is taken [CHK-38]', async () => {
    zoe = await newcomer();
    const order = pickupOrder({ user_id: zoe.id });
    const answer = await deletedDuring(zoe, () => post(paths.checkout, order, zoe));
    expect([answer.statusCode, answer.json()]).toEqual([401, sessionOver]);
    expect(await ordersOf(order.local_id)).toEqual([]);
    expect((await shop.send('POST', paths.checkout, pickupOrder())).statusCode).toBe(200);
  });

  it('while its card order is posted, is not charged [CHK-38, PAY-21]', async () => {
    zoe = await newcomer();
    const order = cardOrder({ user_id: zoe.id });
    const id = await authorise(order, zoe);
    const answer = await deletedDuring(zoe, () => post(paths.checkout, { ...order, transaction_id: id }, zoe));
    expect([answer.statusCode, answer.json()]).toEqual([401, sessionOver]);
    expect([await ordersOf(order.local_id), shop.sandbox.intent(id)?.status]).toEqual([[], 'canceled']);
  });

  it('while it asks for a payment, gets none [CHK-38]', async () => {
    zoe = await newcomer();
    const order = cardOrder({ user_id: zoe.id });
    const asked = { amount: '10.00', local_id: order.local_id, order };
    const answer = await deletedDuring(zoe, () => post(paths.stripePaymentIntent, asked, zoe));
    expect([answer.statusCode, answer.json()]).toEqual([401, sessionOver]);
  });

  it('while the sweep places the order of its dead browser, is not charged and leaves no name [PAY-24, SEC-17]', async () => {
    zoe = await newcomer();
    const order = cardOrder({ user_id: zoe.id });
    const id = await authorise(order, zoe);
    shop.setClock('2026-11-23T12:02');
    await deletedDuring(zoe, () => shop.api.reconcilePayments());
    // A sweep that ran into the deletion may leave the payment to the next one.
    await shop.api.reconcilePayments();
    expect([await ordersOf(order.local_id), shop.sandbox.intent(id)?.status]).toEqual([[], 'canceled']);
    const { rows } = await shop.database.query('select snapshot, user_id from payments where id = $1', [id]);
    expect(rows).toEqual([{ snapshot: null, user_id: null }]);
  });

  it.each(['cash', 'card'])('waits for an order that is under way, paid or not: %s [SEC-17, AUT-21]', async (by) => {
    zoe = await newcomer();
    const order = by === 'card' ? cardOrder({ user_id: zoe.id }) : pickupOrder({ user_id: zoe.id });
    const intent = by === 'card' ? await authorise(order as ReturnType<typeof cardOrder>, zoe) : null;
    const { order_id } = (await post(paths.checkout, { ...order, transaction_id: intent }, zoe)).json().payload;
    const refused = async () => {
      const answer = await remove(zoe);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_under_way']);
      expect((await ordersOf(order.local_id))[0]).toMatchObject({ user_id: zoe.id, first_name: 'Camille' });
    };
    await refused();
    if (intent) {
      expect((await shop.putPaid(order_id, intent)).statusCode).toBe(200);
      await refused();
    }
    for (const state of ['accepted', 'ready', 'on_the_way']) {
      await shop.database.query('update order_progress set state = $2 where order_id = $1', [order_id, state]);
      await refused();
    }
    await shop.database.query("update order_progress set state = 'done' where order_id = $1", [order_id]);
    expect((await remove(zoe)).statusCode).toBe(200);
    expect((await ordersOf(order.local_id))[0]).toMatchObject({ user_id: null, email: '', first_name: '' });
  });

  it('does not wait for an order that is unanswered a day after its promised time [SEC-17]', async () => {
    zoe = await newcomer();
    await post(paths.checkout, pickupOrder({ user_id: zoe.id }), zoe);
    shop.setClock('2026-11-24T12:00');
    expect((await remove(zoe)).statusCode).toBe(409);
    shop.setClock('2026-11-24T13:00');
    expect((await remove(zoe)).statusCode).toBe(200);
    shop.setClock('2026-11-23T12:00');
  });

  it('while it logs in, gets no session', async () => {
    zoe = await newcomer();
    const answer = await deletedDuring(zoe, () => shop.logIn(`zoe-${people}@example.com`));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials']);
  });

  it('amid all other requests at once, gets no 500 and leaves nothing of the person [SEC-17]', async () => {
    for (let round = 0; round < 4; round += 1) {
      zoe = await newcomer();
      const email = `zoe-${people}@example.com`;
      const customer = { ...pickupOrder().customer, email };
      const orders = Array.from({ length: 6 }, () => pickupOrder({ user_id: zoe.id, customer }));
      const [removed, ...answers] = await Promise.all([
        remove(zoe),
        // Some requests start before the deletion, some during its password check, some afterwards.
        ...orders.map((order, index) => sleep(index * 15).then(() => post(paths.checkout, order, zoe))),
        post(paths.stripePaymentIntent, { amount: '10.00', order: cardOrder({ user_id: zoe.id }) }, zoe),
        shop.logIn(email),
        shop.send('GET', `${accountEndpoints.sendCode.path}?email=${email}`),
        shop.send('PUT', accountEndpoints.saveAddresses.path, { addresses: [] }, { headers: zoe.headers }),
      ]);
      // An earlier order must be delivered, even as a guest's order.
      expect([200, 409]).toContain(removed.statusCode);
      for (const answer of answers) expect([200, 401]).toContain(answer.statusCode);
      const taken = answers.slice(0, orders.length).filter(({ statusCode }) => statusCode === 200).length;
      const stored = await Promise.all(orders.map(({ local_id }) => ordersOf(local_id)));
      const whose =
        removed.statusCode === 200 ? { user_id: null, email: '', first_name: '' } : { user_id: zoe.id, email };
      expect(stored.flat()).toHaveLength(taken);
      for (const order of stored.flat()) expect(order).toMatchObject({ status: 'pending', ...whose });
    }
  });
});
