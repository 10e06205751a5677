import { type Finding, officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.doctor;
const found: Finding[] = [
  { id: 'clock', state: 'bad', says: 'L’horloge avance.', advice: 'timedatectl set-ntp true' },
  { id: 'mail', state: 'good', says: 'Le courrier part.', advice: null },
];

describe('what the shop lacks', () => {
  let shop: OfficeShop;
  let examined = 0;
  let finish: () => void = () => undefined;
  beforeAll(async () => {
    const doctor = async () => {
      examined += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return found;
    };
    shop = withOffice(await openTestShop({ doctor }));
  });
  beforeEach(() => {
    examined = 0;
  });
  afterAll(() => shop.close());

  it('is told to an owner alone, with the time of the examination [OFC-30, ROL-20]', async () => {
    shop.setClock('2026-11-23T12:00');
    for (const caller of ['device', 'kitchen', 'manager'] as const)
      expect((await shop.ask('GET', path, { cookie: await shop.signedIn(caller) })).statusCode).toBe(403);
    expect(examined).toBe(0);
    const answer = shop.ask('GET', path, { cookie: await shop.signedIn('owner') });
    await expect.poll(() => examined).toBe(1);
    finish();
    expect((await answer).json().payload).toEqual({ checkedAt: '2026-11-23T11:00:00Z', findings: found });
  });

  it('is examined once a minute at most, however many ask [OFC-30]', async () => {
    shop.setClock('2026-11-23T13:00');
    const cookie = await shop.signedIn('owner');
    const ask = () => shop.ask('GET', path, { cookie });
    const both = Promise.all([ask(), ask()]);
    await expect.poll(() => examined).toBe(1);
    finish();
    expect((await both).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    shop.setClock('2026-11-23T13:00:59');
    expect((await ask()).statusCode).toBe(200);
    expect(examined).toBe(1);
    shop.setClock('2026-11-23T13:01');
    const later = ask();
    await expect.poll(() => examined).toBe(2);
    finish();
    expect((await later).json().payload.checkedAt).toBe('2026-11-23T12:01:00Z');
  });

  it('is a 404 on a server without a doctor [OFC-30]', async () => {
    const blind = withOffice(await openTestShop({ database: shop.database }));
    const answer = await blind.ask('GET', path, { cookie: await blind.signedIn('owner') });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    await blind.close();
  });
});
