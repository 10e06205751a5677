import { officeEndpoints } from '@comptoir/contract';
import type { Printer } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';

let printing: PrintingShop;
let cookie: string;
beforeAll(async () => {
  printing = await openPrintingShop();
  cookie = await printing.shop.signedIn('manager');
});
let before: Printer[];
beforeEach(async () => {
  before = (await read()).printers;
});
afterEach(async () => {
  printing.kitchen.meet(null);
  printing.kitchen.tickets().length = 0;
  await choose(before);
});
afterAll(() => printing.close());

const { path } = officeEndpoints.printerSettings;
const read = async (): Promise<{ printers: Printer[]; categories: { id: number; name: string }[] }> =>
  (await printing.shop.ask('GET', path, { cookie })).json().payload;
const choose = (printers: unknown, as = cookie) => printing.shop.ask('PUT', path, { cookie: as, body: { printers } });
const test = (id: string) => printing.shop.ask('POST', `${path}/${id}/test`, { cookie, body: {} });
const changed = (change: Partial<Printer>) => before.map((one, index) => (index === 0 ? { ...one, ...change } : one));

describe('the printers of the restaurant', () => {
  it('are chosen by a manager, print from then on, and are in the audit without a publication [TCK-17]', async () => {
    const { categories } = await read();
    expect(categories.length).toBeGreaterThan(1);
    const [bar] = before.filter(({ id }) => id === 'bar');
    const wanted = [{ ...bar, name: 'Comptoir', copies: 2, hasBeep: true, categoryIds: [categories[0]?.id] }];
    const answer = await choose(wanted);
    expect([answer.statusCode, answer.json().payload.printers]).toEqual([200, wanted]);
    expect((await read()).printers).toEqual(wanted);
    const { rows } = await printing.shop.database.query(
      "select actor, status, after from office_audit where kind = 'printers_chosen' order by id desc limit 1",
      [],
    );
    expect(rows).toMatchObject([{ status: 200, after: { printers: wanted } }]);
  });

  it.each([
    ['8.8.8.8', 9100],
    ['169.254.169.254', 9100],
    ['192.168.1.40', 22],
    ['[2001:4860:4860::8888]', 9100],
    ['nulle-part.invalid', 9100],
    ['0.0.0.0', 9100],
  ])(
    'are at no address such as %s:%i, which is said at the field, and nothing changes [TCK-08]',
    async (host, port) => {
      const answer = await choose(changed({ host, port }));
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['printers.0.host']);
      expect(answer.json().errors['printers.0.host']).toContain('9100 à 9109');
      expect((await read()).printers).toEqual(before);
    },
  );

  it.each<[string, object]>([
    ['printers.0.paper.width', { paper: { width: 0, codePage: 'windows1252' } }],
    ['printers.0.paper.codePage', { paper: { width: 80, codePage: 'utf8' } }],
    ['printers.0.copies', { copies: 4 }],
    ['printers.0.copies', { copies: -1 }],
    ['printers.0.port', { port: 65_536 }],
    ['printers.0.port', { port: 1.5 }],
    ['printers.0.name', { name: '' }],
    ['printers.0.name', { name: '   ' }],
    ['printers.0.host', { host: '' }],
    ['printers.0.papers.0', { papers: ['invoice'] }],
  ])('are refused at %s for %j [TCK-17]', async (field, change) => {
    const answer = await choose(changed(change));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('have each a name and an id of its own, and are ten at most [TCK-17]', async () => {
    const twice = await choose(changed({ name: 'BAR' }));
    expect([twice.statusCode, Object.keys(twice.json().errors)]).toEqual([422, ['printers.1.name']]);
    const same = await choose(changed({ id: 'bar' }));
    expect([same.statusCode, Object.keys(same.json().errors)]).toEqual([422, ['printers.1.id']]);
    const [one] = before;
    const many = Array.from({ length: 11 }, (_, index) => ({ ...one, id: `p${index}`, name: `P${index}` }));
    expect((await choose(many)).statusCode).toBe(422);
  });

  it('are no business of a kitchen’s screen [TCK-17]', async () => {
    const device = await printing.shop.signedIn('device');
    expect((await choose(before, device)).statusCode).toBe(403);
    expect((await choose(before, '')).statusCode).toBe(401);
  });
});

describe('a test page', () => {
  it('has every sign, and a ruler from edge to edge, and no order’s history knows it [TCK-17, TCK-12]', async () => {
    expect((await test('cuisine')).json().payload).toEqual({ outcome: 'printed' });
    const [page] = printing.kitchen.tickets();
    expect(page?.isCut).toBe(true);
    const text = page?.text ?? '';
    expect(text).toContain('PAGE D’ESSAI');
    expect(text).toContain('123456789012345678901234567890123456789012345678');
    expect(text).toContain('24,50 € -20 % nº 12 ½ pizza 1/3');
    expect(text).toContain('l’œuf « à point » “bien cuite”');
    expect(text).not.toContain('?');
    expect((await printing.shop.database.query('select 1 from print_jobs', [])).rows).toEqual([]);
  });

  it('says what the printer needs [TCK-14, TCK-17]', async () => {
    printing.kitchen.meet({ kind: 'noPaper' });
    expect((await test('cuisine')).json().payload).toEqual({ outcome: 'no_paper' });
    printing.kitchen.meet({ kind: 'refuse' });
    expect((await test('cuisine')).json().payload).toEqual({ outcome: 'unreachable' });
    printing.kitchen.meet({ kind: 'cut', bytes: 100 });
    expect((await test('cuisine')).json().payload).toEqual({ outcome: 'unknown' });
    expect((await test('cave')).statusCode).toBe(404);
  });
});
