import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const path = '/v2/office/audit';

let shop: OfficeShop;
let owner: string;
let ali: number;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  owner = await shop.signedIn('owner');
  ali = await shop.person('kitchen', 'ali@example.com');
  const zoe = (await shop.ask('GET', '/v2/office/session', { cookie: owner })).json().payload.person.id;
  const insert = (row: object) =>
    shop.database.query(
      `insert into office_audit (actor, staff_id, kind, target, before, after, status, peer, at)
       select r.actor, r.staff_id, r.kind, r.target, r.before, r.after, r.status, '', r.at
       from jsonb_to_record($1) as r(actor text, staff_id int, kind text, target text, before jsonb, after jsonb, status int, at timestamptz)`,
      [JSON.stringify(row)],
    );
  const by = { zoe: { actor: 'Zoé', staff_id: zoe }, ali: { actor: 'Ali', staff_id: ali } };
  await insert({
    ...by.zoe,
    kind: 'person_changed',
    target: `person:${ali}`,
    before: { role: 'manager' },
    after: { role: 'kitchen' },
    status: 200,
    at: '2026-11-20T22:59:59Z',
  });
  await insert({ ...by.ali, kind: 'order_cancel', target: 'order:1042', status: 403, at: '2026-11-20T23:00:00Z' });
  await insert({
    ...by.ali,
    kind: 'sold_out',
    after: { name: '=HYPERLINK("a")' },
    status: 200,
    at: '2026-11-21T22:59:59Z',
  });
});
afterAll(() => shop.close());

const listed = async (query = '') => (await shop.ask('GET', `${path}${query}`, { cookie: owner })).json().payload;
const kindsOf = async (query = '') => (await listed(query)).entries.map(({ kind }: { kind: string }) => kind);

describe('the journal', () => {
  it('tells the owner the newest first: who, what, on what, before, after and the answer [ROL-23]', async () => {
    expect(await kindsOf()).toEqual(['sold_out', 'order_cancel', 'person_changed']);
    const [, refused, changed] = (await listed()).entries;
    expect(refused).toMatchObject({ actor: 'Ali', device: null, target: 'order:1042', status: 403 });
    expect(changed).toMatchObject({
      actor: 'Zoé',
      target: `person:${ali}`,
      targetName: 'Ali',
      before: { role: 'manager' },
      after: { role: 'kitchen' },
      at: '2026-11-20T22:59:59Z',
    });
  });

  it('is filtered by person, by day of the restaurant and by kind [ROL-23]', async () => {
    expect(await kindsOf(`?person=${ali}`)).toEqual(['sold_out', 'order_cancel']);
    // In Paris the day begins at 23:00 of UTC.
    expect(await kindsOf('?day=2026-11-21')).toEqual(['sold_out', 'order_cancel']);
    expect(await kindsOf('?day=2026-11-20')).toEqual(['person_changed']);
    expect(await kindsOf('?kind=order_cancel')).toEqual(['order_cancel']);
    expect(await kindsOf(`?person=${ali}&day=2026-11-20`)).toEqual([]);
    for (const wrong of ['?person=x', '?day=2026-13-01', '?day=1026-11-21', '?kind=%27', '?role=owner'])
      expect([wrong, (await shop.ask('GET', path + wrong, { cookie: owner })).statusCode]).toEqual([wrong, 422]);
  });

  it('names person and device where a person acted at a device [ROL-22, ROL-23]', async () => {
    const device = await shop.signedIn('device');
    await shop.ask('POST', '/v2/office/pin', {
      cookie: device,
      body: { personId: ali, pin: '2468', for: { action: 'mute-last', orderId: null } },
    });
    const [newest] = (await listed()).entries;
    expect(newest).toMatchObject({ actor: 'Cuisine 1', device: 'Cuisine 1', kind: 'approved', status: 403 });
  });

  it('comes in pages of fifty that miss and repeat nothing [ROL-23]', async () => {
    await shop.database.query(
      `insert into office_audit (actor, kind, status, peer, at) select 'Zoé', 'put_back', 200, '', '2026-11-22T10:00Z' from generate_series(1, 120)`,
      [],
    );
    const ids: number[] = [];
    let after = '';
    do {
      const { entries, next } = await listed(`?kind=put_back${after}`);
      ids.push(...entries.map(({ id }: { id: number }) => id));
      after = next === null ? '' : `&after=${next}`;
    } while (after !== '');
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  it('is a CSV file of the same rows, in which no text becomes a formula, and the download is a row [ROL-23, REP-09]', async () => {
    const answer = await shop.ask('GET', `${path}/file?day=2026-11-21`, { cookie: owner });
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="journal-equipe.csv"',
    ]);
    const rows = parse(answer.body, { delimiter: ';', bom: true });
    expect(rows).toEqual([
      ['Moment', 'Qui', 'Écran', 'Quoi', 'Sur quoi', 'Avant', 'Après', 'Réponse'],
      ['2026-11-21 23:59:59', 'Ali', '', 'A marqué épuisé', '', '', '{"name":"=HYPERLINK(\\"a\\")"}', '200'],
      ['2026-11-21 00:00:00', 'Ali', '', 'A annulé', 'Commande 1042', '', '', '403'],
    ]);
    expect((await listed('?kind=audit_exported')).entries).toMatchObject([{ actor: 'Zoé', status: 200 }]);
  });

  it('keeps the name of who was removed in what they did [ROL-30]', async () => {
    const body = { role: 'kitchen', isActive: false };
    expect((await shop.ask('PUT', `/v2/office/people/${ali}`, { cookie: owner, body })).statusCode).toBe(200);
    expect((await listed(`?person=${ali}`)).entries).toMatchObject([{ actor: 'Ali' }, { actor: 'Ali' }]);
  });
});
