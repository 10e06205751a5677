import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountShop, goodPassword, withAccounts } from '../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: AccountShop & OfficeShop;
beforeAll(async () => {
  shop = withOffice(withAccounts(await openTestShop()));
});
afterAll(() => shop.close());

/** Returns one address in several spellings. */
const spell = (email: string, number: number) =>
  [email, ` ${email}`, email.toUpperCase(), `${email} `][number % 4] ?? email;

const noon = Temporal.PlainDateTime.from('2026-11-23T12:00');
const setMinute = (minute: number) => shop.setClock(noon.add({ minutes: minute }).toString());

/** Returns the minutes at which mails arrived while an action ran every two minutes. */
async function minutesOf(email: string, act: (number: number) => Promise<unknown>): Promise<number[]> {
  const minutes: number[] = [];
  for (let minute = 0; minute < 120; minute += 2) {
    setMinute(minute);
    shop.mails.length = 0;
    await act(minute / 2);
    await shop.api.drainOutbox();
    minutes.push(...shop.mails.filter(({ to }) => to === email).map(() => minute));
  }
  return minutes;
}

function expectFew(minutes: number[], perDay: number): void {
  expect(minutes).toHaveLength(perDay);
  for (const from of minutes)
    expect(minutes.filter((minute) => minute >= from && minute < from + 10).length).toBeLessThanOrEqual(3);
}

it('gets three mails in ten minutes and seven a day, even if its accounts are deleted and made again [AUT-29]', async () => {
  const email = 'churned@example.com';
  const minutes = await minutesOf(email, async (number) => {
    const signedUp = await shop.signUp(spell(email, number));
    expect([200, 429]).toContain(signedUp.statusCode);
    // The code is mailed before the account is deleted.
    await shop.api.drainOutbox();
    const { token, user } = signedUp.json();
    if (signedUp.statusCode === 200)
      await shop.send('DELETE', '/v2/public/auth/delete-profile', { token, user_id: user.id, password: goodPassword });
  });
  expectFew(minutes, 7);
  // Other mailboxes are unaffected, and the mailbox itself gets mails again the next day.
  expect((await shop.signUp('neighbour@example.com')).statusCode).toBe(200);
  setMinute(24 * 60 + 119);
  expect((await shop.signUp(email)).statusCode).toBe(200);
});

it('gets no more by an account that moves to it and away again, and no unwanted notice [AUT-29, API-18]', async () => {
  setMinute(0);
  const email = 'moved-to@example.com';
  const mover = await shop.member('mover@example.com');
  const own = { value: 0 };
  const minutes = await minutesOf(email, async (number) => {
    const change = (address: string) =>
      shop.send('PATCH', '/v2/public/auth/update-profile', { email: address }, { headers: mover.headers });
    await change(spell(email, number));
    await shop.api.drainOutbox();
    expect(shop.mails.filter(({ to, subject }) => to === email && /a changé/.test(subject))).toEqual([]);
    await change(`mover-${own.value++}@example.com`);
  });
  expectFew(minutes, 7);
});

it('is the same mailbox in every spelling of its domain [AUT-29]', async () => {
  const spellings = [
    'jean@société.example',
    'jean@xn--socit-esab.example',
    'JEAN@SOCIÉTÉ.example',
    'jean@XN--SOCIT-ESAB.example',
  ];
  const codes: number[] = [];
  for (const [index, email] of spellings.entries()) {
    setMinute(3 * 24 * 60 + 2 * index);
    const asked = new URLSearchParams({ email, purpose: 'reset' });
    codes.push((await shop.send('GET', `/v2/public/auth/send-otp?${asked}`)).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 429]);
});

it('gets one of two mails that are asked for at once, if one is left of the limit [AUT-29]', async () => {
  setMinute(0);
  const email = 'at-once@example.com';
  await shop.signUp(email);
  setMinute(2);
  await shop.codeFor(email, 'verify');
  setMinute(4);
  shop.mails.length = 0;
  const asked = ['verify', 'reset', 'verify', 'reset'].map((purpose, number) =>
    shop.send('GET', `/v2/public/auth/send-otp?email=${encodeURIComponent(spell(email, number))}&purpose=${purpose}`),
  );
  await Promise.all(asked);
  await shop.api.drainOutbox();
  expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

it('has the same limit for links to the office, a higher one for a known browser, and reveals nothing [AUT-29, ROL-31, SEC-09]', async () => {
  await shop.person('owner', 'zoe@example.com', goodPassword);
  setMinute(0);
  const enter = { email: 'zoe@example.com', password: goodPassword };
  const signedIn = await shop.ask('POST', '/v2/office/session', { body: enter });
  const mark = String([signedIn.headers['set-cookie']].flat()[1]).split(';')[0];
  // The mail that tells of a new browser does not count (ROL-24): only the right password causes it.
  await shop.api.drainOutbox();
  const statuses: Record<string, number[]> = {};
  const ask = async (email: string, number: number, cookie?: string) => {
    const answer = await shop.ask('POST', '/v2/office/session/reset', {
      body: { email: spell(email, number) },
      cookie,
    });
    statuses[email] = [...(statuses[email] ?? []), answer.statusCode];
  };
  const minutes = await minutesOf('zoe@example.com', async (number) => {
    await ask('zoe@example.com', number);
    await ask('nobody@example.com', number);
  });
  expectFew(minutes, 7);
  expect(statuses['zoe@example.com']).toEqual(statuses['nobody@example.com']);
  expect(statuses['zoe@example.com']?.filter((status) => status === 429)).toHaveLength(53);
  setMinute(130);
  shop.mails.length = 0;
  for (let number = 0; number < 5; number += 1) await ask('zoe@example.com', number, mark);
  await shop.api.drainOutbox();
  expect(shop.mails).toHaveLength(3);
});

it('gets no farewell and no notice if it was never proven [AUT-29, SEC-17]', async () => {
  setMinute(0);
  for (const isProven of [false, true]) {
    const email = `leaving-${isProven}@example.com`;
    const { token, id } = isProven
      ? await shop.member(email)
      : await shop.signUp(email).then((answer) => ({ token: answer.json().token, id: answer.json().user.id }));
    await shop.api.drainOutbox();
    shop.mails.length = 0;
    await shop.send('DELETE', '/v2/public/auth/delete-profile', { token, user_id: id, password: goodPassword });
    await shop.api.drainOutbox();
    expect(shop.mails.map(({ to }) => to)).toEqual(isProven ? [email] : []);
  }
});
