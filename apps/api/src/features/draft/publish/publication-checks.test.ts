import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const { path } = officeEndpoints.catalogue;
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const post = (below: string, body: object) => shop.ask('POST', path + below, { cookie, body });
const read = async () => (await shop.ask('GET', `${path}?draft=1`, { cookie })).json().payload;
const choose = async (name: string, value: unknown) => {
  const { bases } = await read();
  const body = { base: bases[`setting/${name}`] ?? null, value };
  const answer = await shop.ask('PUT', `${path}/setting/${name}`, { cookie, body });
  expect(answer.json().status, answer.body).toBe('success');
};
const checksOf = async (isDraft: boolean): Promise<string[]> => {
  const { findings } = (await post('/checks', { isDraft })).json().payload;
  return findings.map(({ check, target }: { check: string; target: { id: string } }) => `${check} ${target.id}`);
};

it('waits while the draft has an error, names its part, and goes on once that is mended [REH-05]', async () => {
  await choose('scheduling.pickup_minimum_time', 20_000);
  expect(await checksOf(true)).toContain('C22 scheduling.pickup_minimum_time');
  expect(await checksOf(false)).not.toContain('C22 scheduling.pickup_minimum_time');

  for (const body of [{}, { publishAt: '2026-11-24T12:00:00Z' }]) {
    const answer = await post('/publish', body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
    expect(answer.json().problems).toEqual([
      {
        kind: 'setting',
        id: 'scheduling.pickup_minimum_time',
        field: '',
        message: expect.stringMatching(/^Aucun créneau de retrait dans les 7.jours/),
      },
    ]);
  }
  await choose('scheduling.pickup_minimum_time', 25);
  expect((await post('/publish', {})).statusCode).toBe(200);
});

it('does not wait for warnings and notes [REH-05]', async () => {
  await choose('scheduling.pickup_minimum_time', 5);
  expect(await checksOf(true)).toContain('C24 scheduling.pickup_minimum_time');
  expect((await post('/publish', {})).statusCode).toBe(200);
});

it('can’t be checked while the draft is no catalogue [REH-04]', async () => {
  const { file, bases } = await read();
  const [category] = file.menus[0].categories;
  const key = `category/${category.category_id}`;
  await shop.ask('DELETE', `${path}/${key}`, { cookie, body: { base: bases[key] } });
  const answer = await post('/checks', { isDraft: true });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
  expect((await post('/checks', {})).statusCode).toBe(200);
});
