import { type KitchenSettings, officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const { path } = officeEndpoints.chooseKitchenSettings;
const kitchen: KitchenSettings = {
  preparationMinutes: 20,
  travelMinutes: 25,
  refuseAfterMinutes: null,
  dishesPerQuarter: 30,
  showLeftFrom: 3,
  alarmMails: ['chef@example.org'],
};
const choose = (wanted: object, by = cookie) => shop.ask('PUT', path, { cookie: by, body: wanted });
const seen = async () => (await shop.ask('GET', path, { cookie })).json().payload;

it('a manager chooses the minutes of kitchen and road, and the board has them at once [HRS-10]', async () => {
  expect(await seen()).toMatchObject({ preparationMinutes: 15, travelMinutes: 15, refuseAfterMinutes: 12 });
  expect((await choose(kitchen)).json().payload).toEqual(kitchen);
  expect(await seen()).toEqual(kitchen);
  const { service } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  expect(service).toMatchObject({ preparationMinutes: 20, travelMinutes: 25, dishesPerQuarter: 30 });
  const { rows } = await shop.database.query("select after from office_audit where kind = 'kitchen_chosen'", []);
  expect(rows).toEqual([{ after: { ...kitchen, alarmMails: 1 } }]);
});

it('the kitchen neither sees nor chooses its rules [HRS-10, ROL-20]', async () => {
  const cook = await shop.signedIn('kitchen');
  expect((await choose(kitchen, cook)).statusCode).toBe(403);
  expect((await shop.ask('GET', path, { cookie: cook })).statusCode).toBe(403);
});

it.each([
  [{ preparationMinutes: -1 }, 'preparationMinutes'],
  [{ preparationMinutes: 7.5 }, 'preparationMinutes'],
  [{ travelMinutes: 241 }, 'travelMinutes'],
  [{ travelMinutes: '15' }, 'travelMinutes'],
  [{ refuseAfterMinutes: 4 }, 'refuseAfterMinutes'],
  [{ dishesPerQuarter: 0 }, 'dishesPerQuarter'],
  [{ showLeftFrom: 0 }, 'showLeftFrom'],
  [{ showLeftFrom: 21 }, 'showLeftFrom'],
  [{ alarmMails: ['chef@example.org', 'chef'] }, 'alarmMails.1'],
  [{ alarmMails: Array.from({ length: 11 }, (_, index) => `chef${index}@example.org`) }, 'alarmMails'],
])('refuses %j, and says at which field [HRS-10]', async (change, field) => {
  const before = await seen();
  const answer = await choose({ ...kitchen, ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(await seen()).toEqual(before);
});
