import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenRules, exampleCompany, invoiceCompanies, schemaFaults } from '../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { endOrder } from '../order/record/order-repository.ts';
import { refundOrder } from '../payment/refund/refund-order.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
beforeEach(async () => {
  kitchen.shop.setClock(mondayNoon);
  await kitchen.shop.setCatalogue(invoiceCompanies);
  await kitchen.other.api.refreshCatalogue();
});
afterAll(() => kitchen.close());

const company = exampleCompany;
const post = (change: object) => kitchen.shop.send('POST', paths.checkout, { ...pickupOrder(), ...change });
const documentsOf = (id: string) =>
  kitchen.rows('select *, issued_on::text from invoices where order_id = $1 order by kind desc, number', id);
const allNumbers = async (series: 'F' | 'A') =>
  (
    await kitchen.shop.database.query(`select number from invoices where number like $1 order by issued_at, number`, [
      `${series}%`,
    ])
  ).rows.map(({ number }) => String(number));
const pay = (id: string, at: string, shop = kitchen.shop) =>
  shop.database.db.transaction((tx) =>
    endOrder(tx, id, { status: 'paid', at: Temporal.Instant.from(at), data: {}, tasks: [] }),
  );
async function refund(id: string, lines: number[] | null): Promise<void> {
  const [row] = await kitchen.rows('select number from orders where id = $1', id);
  const tools = {
    db: kitchen.shop.database.db,
    cards: kitchen.shop.gateway,
    now: () => Temporal.Instant.from('2026-11-23T12:00:00Z'),
    alarmTasks: () => [],
    audit: async () => {},
  };
  const outcome = await refundOrder(tools, { number: Number(row?.number), lines });
  expect(outcome).toMatchObject({ refund: { status: 'done' } });
}

describe('an order for a company', () => {
  it('is stored once with its company, which the receipt and the mails name [LAW-60]', async () => {
    const order = { ...pickupOrder(), company: { ...company, siren: '404 833 048' } };
    const [first, again] = [await post(order), await post(order)].map((answer) => answer.json().payload);
    expect(first.receipt.company_name).toBe('Atelier Exemple SAS');
    expect(again.order_id).toBe(first.order_id);
    expect((await post({ ...order, company })).json().code).toBe('order_exists');
    const [row] = await kitchen.rows(
      'select company, seller, time_zone, by from order_companies where order_id = $1',
      first.order_id,
    );
    expect(row).toMatchObject({
      company: { siren: '404833048', reference: 'BC-778' },
      time_zone: 'Europe/Paris',
      by: 'diner',
    });
    await kitchen.shop.api.drainOutbox();
    const mails = kitchen.shop.mails.filter(({ subject }) => subject.includes(String(first.order_number)));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('Facture au nom de Atelier Exemple SAS');
    await expect(kitchen.shop.database.query('delete from order_companies', [])).rejects.toThrow('append-only');
  });

  it.each<[string, string, object]>([
    ['company.siren', 'Numéro SIREN ou SIRET invalide', { siren: '123456789' }],
    ['company.siren', 'C’est le numéro du restaurant', { siren: '732829320', vat_number: null }],
    ['company.siret', 'Numéro SIREN ou SIRET invalide', { siret: '73282932000074' }],
    ['company.vat_number', 'Ce n’est pas le numéro de TVA de ce SIREN', { vat_number: 'DE136695976' }],
    ['company.name', 'Valeur manquante ou invalide', { name: ' ' }],
    ['company.postal_code', 'Valeur manquante ou invalide', { postal_code: '1000' }],
    ['company.reference', 'Valeur manquante ou invalide', { reference: 'x'.repeat(36) }],
    ['company.siege', 'Champ inconnu', { siege: 'Lyon' }],
  ])('is refused at %s: “%s” [LAW-58, LAW-59, LAW-60]', async (field, said, change) => {
    const answer = await post({ company: { ...company, ...change } });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: said }]);
  });

  it('is refused where the restaurant makes no invoices, which its settings tell [LAW-56]', async () => {
    const told = async () =>
      (await kitchen.shop.send('GET', paths.settings))
        .json()
        .payload.filter(({ name }: { name: string }) => /company|legal/.test(name));
    expect(await told()).toEqual([{ name: 'company.active', value: true }]);
    for (const change of [{ 'office.legal': undefined }, { 'company.active': false }]) {
      await kitchen.shop.setCatalogue((file) => {
        invoiceCompanies(file);
        Object.assign(file.settings, change);
      });
      expect((await post({ company })).json()).toMatchObject({ code: 'company_inactive' });
      expect(await told()).toEqual([]);
      expect((await post({})).statusCode).toBe(200);
    }
  });

  it('is refused in cash where nobody collects it on a screen [LAW-60]', async () => {
    await kitchen.shop.setCatalogue((file) => {
      invoiceCompanies(file);
      file.settings['office.reception'] = 'none';
    });
    expect((await post({ company })).json()).toMatchObject({ code: 'company_card_only' });
  });
});

describe('an invoice', () => {
  it('is made with the change to paid, once, and names seller, buyer and amounts [LAW-61, LAW-64]', async () => {
    const order = cardOrder({ company });
    const intent = await kitchen.shop.authorise(order);
    const { order_id: id } = (await kitchen.shop.post(order, intent)).json().payload;
    expect(await documentsOf(id)).toEqual([]);
    for (let run = 0; run < 2; run += 1) expect((await kitchen.shop.putPaid(id, intent)).statusCode).toBe(200);
    const [invoice, ...others] = await documentsOf(id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      issued_on: '2026-11-23',
      seller: { siren: '732829320' },
      buyer: { name: 'Atelier Exemple SAS' },
      total_cents: '1000',
      paid: { method: 'card', on: '2026-11-23' },
    });
    const xml = String(invoice?.xml);
    expect(await schemaFaults(xml)).toEqual([]);
    expect(brokenRules(xml)).toEqual([]);
    for (const told of [
      '<ram:ID>urn:cen.eu:en16931:2017</ram:ID>',
      '<ram:TypeCode>380</ram:TypeCode>',
      '<ram:ID schemeID="0002">404833048</ram:ID>',
      '<ram:ID schemeID="VA">FR44732829320</ram:ID>',
      '<ram:URIID schemeID="0225">732829320</ram:URIID>',
      '<ram:IssuerAssignedID>BC-778</ram:IssuerAssignedID>',
      '<ram:TypeCode>54</ram:TypeCode>',
      '<ram:DuePayableAmount>0.00</ram:DuePayableAmount>',
    ])
      expect(xml).toContain(told);
  });

  it('of several rates with a delivery is valid, hostile names too [LAW-64, LAW-66]', async () => {
    await kitchen.shop.setCatalogue((file) => {
      invoiceCompanies(file);
      file.offers.length = 0;
      for (const item of file.menus.flatMap((menu) => menu.categories.flatMap(({ items }) => items)))
        if (item.item_id === 302)
          Object.assign(item, {
            item_name: 'Côtes <&> "œuf" \u200f €',
            item_price: { price_pickup: 14.33, price_delivery: 14.33, tax_rate: 20 },
          });
    });
    const items = [
      { item_id: 101, quantity: 3 },
      { item_id: 302, quantity: 2 },
    ];
    const body: WireOrder = exampleOrder({ items, payment_method: 'cash', company });
    const { expected } = (await kitchen.shop.send('POST', paths.checkout, { ...body, total: 0 })).json();
    const { order_id: id } = (await kitchen.shop.send('POST', paths.checkout, { ...body, ...expected })).json().payload;
    await pay(id, '2026-11-23T12:00:00Z');
    const [invoice] = await documentsOf(id);
    const xml = String(invoice?.xml);
    expect(await schemaFaults(xml)).toEqual([]);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain('<ram:Name>Côtes &lt;&amp;&gt; &quot;œuf&quot;');
    expect(xml).toContain('<ram:ReasonCode>DL</ram:ReasonCode>');
  });

  it('can’t be changed, but for its PDF and the day of its deposit, once [LAW-65]', async () => {
    const change = (set: string) =>
      kitchen.shop.database.query(`update invoices set ${set} where number = 'F2026-000001'`, []);
    await change(`deposited_on = '2026-12-01'`);
    for (const set of [`total_cents = 1`, `xml = ''`, `deposited_on = '2026-12-02'`])
      await expect(change(set)).rejects.toThrow('append-only');
    await expect(kitchen.shop.database.query('delete from invoices', [])).rejects.toThrow('append-only');
  });
});

describe('the numbers of invoices', () => {
  const countOf = (numbers: string[]) => numbers.map((number) => Number(number.slice(6)));

  it('have no gap after orders of people and rollbacks [LAW-61, LAW-63]', async () => {
    const before = (await allNumbers('F')).length;
    const [id, next] = [await kitchen.place({ company }), await kitchen.place({ company })];
    for (let count = 0; count < 10; count += 1) await pay(await kitchen.place(), '2026-11-23T12:00:00Z');
    await expect(
      kitchen.shop.database.db.transaction(async (tx) => {
        await endOrder(tx, id, {
          status: 'paid',
          at: Temporal.Instant.from('2026-11-23T12:00:00Z'),
          data: {},
          tasks: [],
        });
        throw new Error('lost');
      }),
    ).rejects.toThrow('lost');
    expect(await documentsOf(id)).toEqual([]);
    await pay(next, '2026-11-23T12:00:00Z');
    expect(await allNumbers('F')).toHaveLength(before + 1);
    expect(countOf(await allNumbers('F'))).toEqual(Array.from({ length: before + 1 }, (_, index) => index + 1));
  });

  it('are one an order and in the order of their instants, of fifty at once on two servers over midnight [LAW-61, LAW-62]', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) ids.push(await kitchen.place({ company }));
    const instants = ids.map((_, index) => (index % 2 ? '2026-12-31T22:59:59.900Z' : '2026-12-31T23:00:00.100Z'));
    await Promise.all(
      ids.map((id, index) =>
        pay(id, instants[index] ?? '', index % 3 ? kitchen.shop : (kitchen.other as typeof kitchen.shop)),
      ),
    );
    const { rows } = await kitchen.shop.database.query(
      `select number, issued_at, issued_on::text from invoices where order_id = any($1) order by issued_at, number`,
      [ids],
    );
    expect(rows).toHaveLength(50);
    const numbers = rows.map(({ number }) => String(number));
    const years = numbers.map((number) => number.slice(1, 5));
    expect(years).toEqual([...years].sort());
    const ofNewYear = numbers.filter((number) => number.startsWith('F2027'));
    expect(countOf(ofNewYear)).toEqual(ofNewYear.map((_, index) => index + 1));
    const all = countOf((await allNumbers('F')).filter((number) => number.startsWith('F2026')));
    expect([...all].sort((one, other) => one - other)).toEqual(all.map((_, index) => index + 1));
    for (const { number, issued_on } of rows) expect(String(issued_on).slice(0, 4)).toBe(String(number).slice(1, 5));
  });

  it('go on at the last instant if the clock was set back [LAW-62]', async () => {
    const [id, late] = [await kitchen.place({ company }), await kitchen.place({ company })];
    await pay(id, '2027-01-10T12:00:00Z');
    await pay(late, '2027-01-10T11:00:00Z');
    const [[first], [second]] = [await documentsOf(id), await documentsOf(late)];
    expect(String(second?.issued_at)).toBe(String(first?.issued_at));
    expect(Number(String(second?.number).slice(6))).toBe(Number(String(first?.number).slice(6)) + 1);
  });
});

describe('a credit note', () => {
  it('is made with each refund that is settled, and all add up to the invoice by rate [LAW-69]', async () => {
    const items = [101, 302].map((item_id) => ({ item_id, quantity: 1 }));
    const { expected } = (await post({ items, total: 0 })).json();
    const id = await kitchen.placeByCard({ company, items, ...expected });
    await refund(id, [0]);
    await refund(id, null);
    const [invoice, ...credits] = await documentsOf(id);
    expect(credits.map(({ kind, invoice: on }) => [kind, on])).toEqual([
      ['credit', invoice?.number],
      ['credit', invoice?.number],
    ]);
    const taxesOf = (row: Record<string, unknown>) =>
      (row.content as { taxes: { rateBp: number; netCents: number; taxCents: number }[] }).taxes;
    const byRate = (of: typeof credits) =>
      [550, 1000, 2000].map((rate) => {
        const taxes = of.flatMap(taxesOf).filter(({ rateBp }) => rateBp === rate);
        const sum = (name: 'netCents' | 'taxCents') => taxes.reduce((total, tax) => total + tax[name], 0);
        return [sum('netCents'), sum('taxCents')];
      });
    expect(byRate(credits)).toEqual(byRate(invoice ? [invoice] : []));
    for (const { xml } of credits) {
      expect(await schemaFaults(String(xml))).toEqual([]);
      expect(brokenRules(String(xml))).toEqual([]);
      expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
    }
  });

  it('waits until the provider paid back an order that was refused a minute later [LAW-61, LAW-69]', async () => {
    const id = await kitchen.placeByCard({ company });
    kitchen.minutes = 1;
    await kitchen.act(id, { kind: 'refuse', reason: 'too_busy', message: null });
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['invoice']);
    kitchen.shop.setClock('2026-11-23T12:02');
    await kitchen.shop.api.reconcilePayments();
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
  });
});
