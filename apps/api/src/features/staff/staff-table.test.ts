import { type OfficeAccess, officeEndpoints } from '@comptoir/contract';
import { may } from '@comptoir/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const callers: (Caller | 'nobody')[] = ['nobody', 'device', 'relay', 'kitchen', 'manager', 'owner'];

/** The status and code with which an endpoint rejects a caller, by the table. Null means that it does not. */
function refusalOf(access: OfficeAccess, caller: Caller | 'nobody'): [number, string] | null {
  if (access === 'anybody') return null;
  if (caller === 'nobody') return [401, 'staff_required'];
  if (caller === 'relay' || access === 'printer')
    return caller === 'relay' && access === 'printer' ? null : [403, 'forbidden'];
  if (access === 'person') return caller === 'device' ? [403, 'forbidden'] : null;
  if (access === 'staff' || may(caller === 'device' ? 'kitchen' : caller, access)) return null;
  return [403, 'forbidden'];
}

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
afterAll(() => shop.close());

/** Returns the URL of something that does not exist. */
const urlOf = (path: string) =>
  /\/(orders|withdrawals|pauses)\//.test(path)
    ? path.replace(':id', '00000000-0000-4000-8000-000000000000').replace(':number', '999999')
    : path
        .replace(':kind', 'item')
        .replace(':date', '2026-11-24')
        .replace(':period', '2026-11-24')
        .replace(':id', '999999')
        .replace(':number', 'F2026-999999')
        .replace(':part', 'xml');
const cookieOf = async (caller: Caller | 'nobody') => (caller === 'nobody' ? undefined : shop.signedIn(caller));
const { actions, boardStream, withdrawalSteps, ...others } = officeEndpoints;
const endpoints = Object.entries({ ...others, ...actions, ...withdrawalSteps });
const asked = endpoints.flatMap(([name, endpoint]) => callers.map((caller) => ({ name, caller, ...endpoint })));
/** The stream does not end for callers who are admitted. */
const streamed = callers
  .filter((caller) => refusalOf(boardStream.access, caller))
  .map((caller) => ({ name: 'boardStream', caller, ...boardStream }));
const refusals = ['staff_required', 'forbidden', 'wrong_origin'];

describe('every endpoint of the office', () => {
  it.each([...asked, ...streamed])(
    '$name answers $caller as the table says [BOK-39, ROL-20, ROL-21]',
    async ({ method, path, access, caller }) => {
      const url = urlOf(path);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const answer = await shop.ask(method, url, { cookie: await cookieOf(caller), ...(body && { body }) });
      const expected = refusalOf(access, caller);
      const code = answer.statusCode < 400 ? null : answer.json().code;
      if (expected) expect([answer.statusCode, code]).toEqual(expected);
      else expect(refusals).not.toContain(code);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(asked.filter(({ audit, path, caller }) => audit && path.includes(':') && caller === 'owner'))(
    '$name says in the audit what it was about, whatever becomes of it [ROL-22]',
    async ({ method, path }) => {
      const url = urlOf(path);
      const cookie = await shop.signedIn('owner');
      await shop.ask(method, url, { cookie, ...(method !== 'DELETE' && { body: {} }) });
      const { rows } = await shop.database.query('select target from office_audit order by id desc limit 1', []);
      expect(rows[0]?.target).toMatch(
        /^(order|person|device|item|publication|offer|day|withdrawal|pause|printer|session|archive|invoice|e_report):(00000000-0000-4000-8000-000000000000|999999|F2026-999999|2026-11-24)$/,
      );
    },
  );

  it.each(asked.filter(({ method, caller }) => method !== 'GET' && caller === 'owner'))(
    '$name takes nothing from elsewhere [ROL-25]',
    async ({ method, path }) => {
      const url = urlOf(path);
      const cookie = await shop.signedIn('owner');
      const answers = [
        await shop.send(method, url, {}, { headers: { cookie } }),
        await shop.send(method, url, {}, { headers: { cookie, origin: 'https://evil.example' } }),
        await shop.app.inject({
          method,
          url,
          payload: 'email=a%40example.com',
          headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ];
      for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_origin']);
    },
  );
});
