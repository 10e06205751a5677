import { randomUUID } from 'node:crypto';
import { officeEndpoints, type PrintOutcome } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';
import { type HandRelay, openHandRelay, textOf } from '../../testing/relays.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { listOpenPrints } from '../print/open-print-repository.ts';

let printing: PrintingShop;
let relay: HandRelay;
beforeAll(async () => {
  printing = await openPrintingShop({ route: 'relay' });
});
beforeEach(async () => {
  relay = await openHandRelay(printing.shop);
});
afterEach(async () => {
  printing.shop.setClock(mondayNoon);
  await printing.shop.database.query('delete from print_jobs', []);
  await printing.shop.database.query("update devices set revoked_at = now() where kind = 'printer'", []);
});
afterAll(() => printing.close());

const rows = async (text: string) => (await printing.shop.database.query(text, [])).rows;
const jobs = (columns = 'printer, state, copy') => rows(`select ${columns} from print_jobs order by id`);
const keepKitchenOnly = () => rows("delete from print_jobs where printer = 'bar'");
const endLease = () => rows("update print_jobs set next_at = now() - interval '1 second' where state = 'sending'");
const openPrints = (minutes = 0) => {
  const printers = ['cuisine', 'bar'].map((id) => ({ id, name: id, route: 'relay' as const }));
  return listOpenPrints(printing.shop.database.db, printers, minutesAfterNoon(minutes));
};

async function takeOne(from = relay) {
  const print = await from.take();
  if (!print) throw new Error('No print was there.');
  return print;
}

/** An accepted order with one print, of the kitchen. */
async function acceptOne(): Promise<string> {
  const id = await printing.accepted();
  await keepKitchenOnly();
  return id;
}

describe('a relay', () => {
  it('takes the oldest print of each printer, and is told nothing but how to print it [TCK-09]', async () => {
    const [first, second] = [await printing.accepted(), await printing.accepted()];
    const numberOf = async (id: string) => (await rows(`select number from orders where id = '${id}'`))[0]?.number;
    const taken = [await takeOne(), await takeOne()];
    expect(taken.map(({ printer }) => printer.name).sort()).toEqual(['Bar', 'Cuisine']);
    for (const print of taken) {
      expect(Object.keys(print).sort()).toEqual(['attempt', 'id', 'lines', 'printer']);
      expect(textOf(print)).toContain(`nº ${await numberOf(first)}`);
    }
    const kitchen = taken.find(({ printer }) => printer.name === 'Cuisine');
    const { host, port } = printing.kitchen;
    expect(kitchen?.printer).toEqual({
      name: 'Cuisine',
      host,
      port,
      paper: { width: 80, codePage: 'windows1252' },
      hasBeep: false,
    });
    if (kitchen) expect(await relay.report(kitchen, 'printed')).toBe(200);
    expect(textOf(await takeOne())).toContain(`nº ${await numberOf(second)}`);
    // The server sends nothing itself.
    expect([printing.kitchen.connections(), printing.bar.connections()]).toEqual([0, 0]);
    const cookie = await printing.shop.signedIn('device');
    const { events } = (await printing.shop.ask('GET', `/v2/office/orders/${first}`, { cookie })).json().payload;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'printed')).toMatchObject([{ by: 'Cuisine' }]);
  });

  it('waits for a print, and has it as soon as an order is accepted on any server [TCK-09]', async () => {
    const other = withOffice(await printing.openOther());
    const waiting = (await openHandRelay(other)).take();
    await printing.accepted();
    expect(await waiting).toMatchObject({ attempt: 1 });
    await other.close();
  });

  it('whose answer was lost gets the same print again, and no other relay does [TCK-09, R14]', async () => {
    await acceptOne();
    const key = randomUUID();
    const print = await relay.take(key);
    const [again, other] = await Promise.all([relay.take(key), (await openHandRelay(printing.shop)).take()]);
    expect(print).not.toBeNull();
    expect([again, other]).toEqual([print, null]);
    expect(await jobs()).toEqual([{ printer: 'cuisine', state: 'sending', copy: 0 }]);
  });

  it('shares prints with other relays: each is taken once, of many requests at once [TCK-09]', async () => {
    for (let order = 0; order < 4; order += 1) await printing.accepted();
    const relays = [relay, ...(await Promise.all([1, 2].map(() => openHandRelay(printing.shop))))];
    const taken: string[] = [];
    const work = async (one: HandRelay) => {
      for (let print = await one.take(); print; print = await one.take()) {
        taken.push(print.id);
        expect(await one.report(print, 'printed')).toBe(200);
      }
    };
    await Promise.all(relays.flatMap((one) => [work(one), work(one)]));
    expect(new Set(taken).size).toBe(8);
    expect(taken).toHaveLength(8);
    expect(await jobs('distinct on (id) state, attempts')).toEqual(
      Array.from({ length: 8 }, () => ({ state: 'printed', attempts: 1 })),
    );
  });

  it('says what the printer needs: the print waits, and comes again without a mark [TCK-09, TCK-14]', async () => {
    await acceptOne();
    await relay.report(await takeOne(), 'no_paper');
    expect((await openPrints()).waiting).toMatchObject([{ printer: 'cuisine', why: 'no_paper' }]);
    await printing.skipWaits();
    const again = await takeOne();
    expect([again.attempt, textOf(again).includes('DUPLICATA')]).toEqual([2, false]);
  });

  it('takes nothing that waited for more than half an hour [TCK-09, TCK-16]', async () => {
    await acceptOne();
    printing.shop.setClock('2026-11-23T12:30:01');
    expect(await relay.take()).toBeNull();
    expect(await jobs('state, reason')).toEqual([{ state: 'failed', reason: 'too_old' }]);
  });

  it('that is gone makes the boards say so, while prints wait for it [TCK-09]', async () => {
    await acceptOne();
    expect((await openPrints()).waiting).toMatchObject([{ printer: 'cuisine', why: 'no_relay' }]);
    await relay.report(await takeOne(), 'no_paper');
    expect((await openPrints()).waiting).toMatchObject([{ why: 'no_paper' }]);
    expect((await openPrints(1)).waiting).toMatchObject([{ why: 'no_relay' }]);
  });
});

describe('a print of a relay that says nothing any more', () => {
  it.each<[PrintOutcome, string]>([
    ['printed', 'printed'],
    ['unreachable', 'queued'],
    ['unknown', 'unknown'],
  ])(
    'is asked about when its lease ends, until the relay reports %s after all [TCK-09, TCK-15]',
    async (outcome, state) => {
      await acceptOne();
      const print = await takeOne();
      await endLease();
      await expect.poll(() => jobs('state')).toEqual([{ state: 'unknown' }]);
      expect((await openPrints()).unknown).toMatchObject([{ id: Number(print.id), printer: 'cuisine' }]);
      expect(await relay.report(print, outcome)).toBe(200);
      expect(await jobs('state')).toEqual([{ state }]);
    },
  );

  it('keeps the kitchen’s answer, and its copy is marked [TCK-09, TCK-15, R14]', async () => {
    await acceptOne();
    const print = await takeOne();
    await endLease();
    await expect.poll(() => jobs('state')).toEqual([{ state: 'unknown' }]);
    const cookie = await printing.shop.signedIn('device');
    const body = { actionId: randomUUID(), ids: [Number(print.id)], answer: 'again' };
    expect((await printing.shop.ask('POST', officeEndpoints.answerPrints.path, { cookie, body })).statusCode).toBe(200);
    expect(await relay.report(print, 'unreachable')).toBe(200);
    expect(await jobs('state, copy')).toEqual([
      { state: 'unknown', copy: 0 },
      { state: 'queued', copy: 1 },
    ]);
    const copy = await takeOne();
    expect(textOf(copy)).toContain('DUPLICATA nº 1');
    // A report of an earlier attempt ends no later one.
    expect(await relay.report({ ...copy, attempt: 0 }, 'printed')).toBe(200);
    expect((await jobs('state'))[1]).toEqual({ state: 'sending' });
  });

  it('is asked about where the restaurant took the relay away meanwhile [TCK-09, ROL-08]', async () => {
    await acceptOne();
    const print = await takeOne();
    const cookie = await printing.shop.signedIn('manager');
    const [device] = await rows("select id from devices where kind = 'printer' and revoked_at is null");
    expect((await printing.shop.ask('DELETE', `/v2/office/devices/${device?.id}`, { cookie })).statusCode).toBe(200);
    expect(await relay.report(print, 'printed')).toBe(401);
    await expect(relay.take()).rejects.toThrow('staff_required');
    await endLease();
    await expect.poll(() => jobs('state')).toEqual([{ state: 'unknown' }]);
  });
});

describe('a code', () => {
  const codeFor = async (kind: string) => {
    const cookie = await printing.shop.signedIn('manager');
    const body = { name: `Poste ${randomUUID()}`, kind };
    return (await printing.shop.ask('POST', '/v2/office/devices/codes', { cookie, body })).json().payload.code;
  };
  const enrol = async (code: string, kind?: string) => {
    const body = { code, ...(kind && { kind }) };
    const answer = await printing.shop.ask('POST', '/v2/office/devices/enrol', { body });
    return [answer.statusCode, answer.json().code ?? null];
  };

  it('of a relay makes no tablet, and that of a tablet makes no relay [TCK-09, ROL-07]', async () => {
    const [printer, board] = [await codeFor('printer'), await codeFor('board')];
    expect(await enrol(printer)).toEqual([400, 'otp_invalid']);
    expect(await enrol(board, 'printer')).toEqual([400, 'otp_invalid']);
    expect(await enrol(printer, 'printer')).toEqual([200, null]);
    expect(await enrol(board)).toEqual([200, null]);
  });
});

describe('Réglages', () => {
  const ask = async (method: 'GET' | 'POST', path: string) => {
    const cookie = await printing.shop.signedIn('manager');
    return (await printing.shop.ask(method, path, { cookie, ...(method === 'POST' && { body: {} }) })).json().payload;
  };
  const testPage = (): Promise<{ outcome: string }> => ask('POST', '/v2/office/settings/printers/cuisine/test');

  it('prints a test page by the relay, and says what became of it [TCK-09, TCK-17]', async () => {
    for (const outcome of ['printed', 'no_paper'] as const) {
      const asked = testPage();
      const page = await takeOne();
      expect(textOf(page)).toContain('PAGE D’ESSAI');
      expect(await relay.report(page, outcome)).toBe(200);
      expect(await asked).toEqual({ outcome });
    }
    expect(await rows('select 1 from test_pages')).toEqual([]);
  });

  it('says that no relay takes the test page, which does not come out later [TCK-09, TCK-17]', async () => {
    expect(await testPage()).toEqual({ outcome: 'no_relay' });
    expect(await relay.take()).toBeNull();
  }, 20_000);

  it('says of each relay when it was last seen, and whether it is there [TCK-09]', async () => {
    expect(await ask('GET', officeEndpoints.relays.path)).toEqual([
      { id: expect.any(Number), name: 'Caisse', seenAt: null, isThere: false },
    ]);
    await relay.take();
    const seen = { seenAt: '2026-11-23T11:00:00Z', isThere: true };
    expect(await ask('GET', officeEndpoints.relays.path)).toMatchObject([seen]);
    printing.shop.setClock('2026-11-23T12:01');
    expect(await ask('GET', officeEndpoints.relays.path)).toMatchObject([{ ...seen, isThere: false }]);
  });

  it('takes any address of a relay’s printer, and judges it again where the shop itself is to print [TCK-08, TCK-09]', async () => {
    const cookie = await printing.shop.signedIn('manager');
    const { path } = officeEndpoints.printerSettings;
    const choose = (printers: unknown) => printing.shop.ask('PUT', path, { cookie, body: { printers } });
    const { printers } = await ask('GET', path);
    const far = { ...printers[0], host: '8.8.8.8' };
    expect((await choose([far])).statusCode).toBe(200);
    const answer = await choose([{ ...far, route: 'network' }]);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['printers.0.host']]);
    expect((await choose(printers)).statusCode).toBe(200);
  });
});
