import { randomUUID } from 'node:crypto';
import { type Dossier, longestEvidence, longestEvidences, paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { listEvents } from '../../order/record/order-repository.ts';

let shop: CardShop;
let office: OfficeShop;
let day = 1;
beforeAll(async () => {
  shop = await openCardShop();
  office = withOffice<TestShop>(shop);
  await shop.listen();
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  day += 1;
});

interface Placed {
  id: string;
  number: number;
}

const ip = () => `203.0.113.${day}`;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function paid({ isContested = true, more = {} }: { isContested?: boolean; more?: object } = {}): Promise<Placed> {
  const body = { ...exampleOrder({ payment_method: 'card' }), ...more };
  const asked = await shop.send(
    'POST',
    paths.stripePaymentIntent,
    { amount: Number(body.total).toFixed(2), local_id: body.local_id, order: body },
    { remoteAddress: ip() },
  );
  const { id: intent } = asked.json().payload;
  await shop.sandbox.confirm(intent, ...(isContested ? ['pm_card_createDispute'] : []));
  const { order_id: id, order_number: number } = (await shop.post(body, intent)).json().payload;
  await shop.putPaid(id, intent);
  await shop.sandbox.deliverWebhooks();
  await shop.api.reconcilePayments();
  await shop.api.drainOutbox();
  return { id, number };
}

async function act(id: string, version: number, kind: string, more: object = {}): Promise<void> {
  const cookie = await office.signedIn('manager');
  const body = { kind, actionId: randomUUID(), version, ...more };
  expect((await office.ask('POST', `/v2/office/orders/${id}/${kind}`, { cookie, body })).statusCode).toBe(200);
}
async function handOver(id: string): Promise<void> {
  await act(id, await versionOf(id), 'accept', { dueAt: '2026-11-23T12:30:00Z' });
  await act(id, await versionOf(id), 'leave');
  await act(id, await versionOf(id), 'hand-over', { isCashCollected: null });
}
const versionOf = async (id: string) =>
  Number((await shop.database.query('select version from order_progress where order_id = $1', [id])).rows[0]?.version);

const ask = async (number: number, caller: Caller = 'manager') =>
  office.ask('GET', `/v2/office/orders/${number}/dossier`, { cookie: await office.signedIn(caller) });
const read = async ({ number }: Placed): Promise<Dossier> => (await ask(number)).json().payload;
const textOf = ({ evidence }: Dossier, wanted: string) =>
  plain(evidence.find(({ field }) => field === wanted)?.text ?? '');

describe('the file of a contested payment', () => {
  it('tells each fact as its event in the database does, with who noted it [PYX-77]', async () => {
    const order = await paid();
    await handOver(order.id);
    await act(order.id, await versionOf(order.id), 'note', { text: 'Laissée au voisin du 2e' });
    const file = await read(order);
    const events = await listEvents(shop.database.db, order.id);
    const told = ['placed', 'paid', 'accepted', 'left', 'delivered', 'noted'];
    const kept = events.filter(({ kind }) => told.includes(kind));
    const done = file.steps.filter(({ what }) => !what.startsWith('E-mail'));
    expect(done.map(({ at }) => String(at))).toEqual(kept.map(({ at }) => at.toString()));
    expect(done.map(({ what, who }) => `${plain(what)} | ${who}`)).toEqual([
      'Commande passée | ',
      'Paiement de 35,45 € | ',
      'Acceptée pour le 23 novembre 2026 à 13 h 30 | Camille',
      'Partie en livraison | Camille',
      'Livraison notée | Camille',
      'Note : Laissée au voisin du 2e | Camille',
    ]);
    const delivered = events.find(({ kind }) => kind === 'delivered');
    expect(file.handOver).toEqual({ at: delivered?.at.toString(), who: delivered?.data.by });
    expect(textOf(file, 'uncategorized_text')).toContain('Remise notée par Camille, le 23 novembre 2026 à 12 h');
    expect(textOf(file, 'service_date')).toBe('23 novembre 2026');
    expect(textOf(file, 'customer_purchase_ip')).toBe(ip());
    expect(textOf(file, 'customer_name')).toBe('Camille Martin');
    expect(file.disputes).toMatchObject([{ reason: 'fraudulent', state: 'open', amountCents: 3545 }]);
  });

  it('has the mail with the receipt at the moment at which its task was done [PYX-77]', async () => {
    const order = await paid();
    const { rows } = await shop.database.query('select done_at from outbox where key = $1', [
      `order-mail:diner:${order.id}`,
    ]);
    const mails = (await read(order)).steps.filter(({ what }) => what.startsWith('E-mail'));
    expect(mails.map(({ what }) => plain(what))).toEqual(['E-mail envoyé au client : reçu']);
    // The wire has seconds.
    const doneAt = Math.floor(Number(rows[0]?.done_at) / 1000) * 1000;
    expect(Temporal.Instant.from(String(mails[0]?.at)).epochMilliseconds).toBe(doneAt);
  });

  it('says that there is no proof where no person noted the hand-over, it was taken back, or the shop closed the order itself [PYX-77, PYX-78]', async () => {
    const order = await paid();
    const without = async () => {
      const file = await read(order);
      expect(file.handOver).toBeNull();
      expect(textOf(file, 'uncategorized_text')).toContain(
        'Aucune preuve de remise : personne n’a noté que la commande a été remise.',
      );
      expect([textOf(file, 'service_date'), textOf(file, 'uncategorized_text').includes('Remise notée')]).toEqual([
        '',
        false,
      ]);
    };
    await without();
    await handOver(order.id);
    expect((await read(order)).handOver).not.toBeNull();
    await act(order.id, await versionOf(order.id), 'recall');
    await without();
    const closed = await paid();
    await shop.database.query(
      `insert into order_events (order_id, kind, data, at) values ($1, 'delivered', '{"by": "system"}', now())`,
      [closed.id],
    );
    expect((await read(closed)).handOver).toBeNull();
    expect(plain(JSON.stringify((await read(closed)).steps))).toContain('la boutique, d’elle-même');
  });

  it('names three undisputed older orders of the same address, the newest first [PYX-77]', async () => {
    const older: Placed[] = [];
    const place = async (at: string, isContested = false) => {
      shop.setClock(at);
      const order = await paid({ isContested });
      if (!isContested) older.unshift(order);
      return order;
    };
    for (const minute of [1, 2, 3, 4]) await place(`2026-11-23T12:0${minute}:00`);
    await place('2026-11-23T12:05:00', true);
    const order = await place('2026-11-23T12:06:00', true);
    await place('2026-11-23T12:07:00');
    shop.setClock('2026-11-23T12:08:00');
    const file = await read(order);
    const wanted = older.slice(1, 4).map(({ number }) => number);
    expect(file.olderOrders.map(({ number }) => number)).toEqual(wanted);
    expect(textOf(file, 'uncategorized_text')).toContain(`- nº ${wanted[0]}, le 23 novembre 2026 à 12 h 04, 35,45 €`);
    await shop.database.query('update payments set peer_ip = null where order_id = $1', [order.id]);
    const forgotten = await read(order);
    expect([forgotten.olderOrders, textOf(forgotten, 'customer_purchase_ip')]).toEqual([[], '']);
  });

  it('keeps each text within 20,000 characters and all of them within 150,000 [PYX-77]', async () => {
    const order = await paid();
    const note = 'a'.repeat(180);
    await shop.database.query(
      `insert into order_events (order_id, kind, data, at)
       select $1, 'noted', jsonb_build_object('by', 'Camille', 'text', $2::text), now() from generate_series(1, 300)`,
      [order.id, note],
    );
    const { evidence } = await read(order);
    expect(evidence.every(({ text }) => text !== '' && text.length <= longestEvidence)).toBe(true);
    expect(evidence.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(longestEvidences);
    const long = evidence.find(({ field }) => field === 'uncategorized_text')?.text ?? '';
    expect(long.length).toBeGreaterThan(longestEvidence - 300);
    // It ends with a whole line.
    expect(plain(long).endsWith(`Note : ${note} (Camille)\n…`)).toBe(true);
  });

  it('leaves out who ordered once that is erased, and keeps the figures [PYX-77, REP-29]', async () => {
    const order = await paid();
    await handOver(order.id);
    const cookie = await office.signedIn('owner');
    const body = { actionId: randomUUID() };
    expect((await office.ask('POST', `/v2/office/orders/${order.id}/erase`, { cookie, body })).statusCode).toBe(200);
    const answer = await ask(order.number);
    const file: Dossier = answer.json().payload;
    expect(file.evidence.map(({ field }) => field)).toEqual([
      'shipping_date',
      'service_date',
      'product_description',
      'uncategorized_text',
    ]);
    expect([file.name, file.email]).toEqual(['', null]);
    for (const erased of ['Martin', 'camille@example.com', ip()]) expect(answer.body).not.toContain(erased);
    expect(file.receipt.totalCents).toBe(3545);
  });

  it('is for managers and owners, and is told in the journal [PYX-77, ROL-22]', async () => {
    const { number } = await paid();
    for (const caller of ['kitchen', 'device'] as const)
      expect((await ask(number, caller)).json().code).toBe('forbidden');
    for (const caller of ['manager', 'owner'] as const) expect((await ask(number, caller)).statusCode).toBe(200);
    const { rows } = await shop.database.query(
      'select actor, kind, target, status from office_audit order by id desc limit 1',
      [],
    );
    expect(rows).toEqual([{ actor: 'Zoé', kind: 'dossier_opened', target: `order:${number}`, status: 200 }]);
  });

  it('does not exist for a payment that is not contested, nor for an unknown order [PYX-77]', async () => {
    const { number } = await paid({ isContested: false });
    for (const asked of [number, 999_999]) {
      const answer = await ask(asked);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
  });
});
