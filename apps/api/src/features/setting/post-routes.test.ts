import { officeEndpoints, type PostSettings } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());
beforeEach(() => shop.setCatalogue(() => undefined));

const { path } = officeEndpoints.choosePostSettings;
const [oven, road] = [
  { id: 'four', name: 'Four', perWindow: 6, earlyMinutes: 30 },
  { id: 'route', name: 'Livreurs', perWindow: 30, earlyMinutes: 45 },
];
const wanted: PostSettings = { posts: [oven, road], deliveryPost: 'route', holdMinutes: 5 };
const choose = (body: object, by = cookie) => shop.ask('PUT', path, { cookie: by, body });
const seen = async () => (await shop.ask('GET', path, { cookie })).json().payload;
const work = (post: string) =>
  shop.setCatalogue((file) => {
    file.settings['kitchen.posts'] = [oven, road, { id: 'grill', name: 'Grill' }].map(({ id, name }) => ({
      id,
      name,
      per_window: 6,
      early_minutes: 30,
    }));
    const [category] = file.menus[0]?.categories ?? [];
    if (category) category.work = { [post]: 1 };
  });

it('a manager chooses the posts of the kitchen, and the board and the shop have them at once [CAP-12]', async () => {
  expect(await seen()).toEqual({ posts: [], deliveryPost: null, holdMinutes: 8 });
  expect((await choose(wanted)).json().payload).toEqual(wanted);
  expect(await seen()).toEqual(wanted);
  const { service } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  expect(service.posts).toMatchObject([{ id: 'four', name: 'Four' }]);
  const { rows } = await shop.database.query("select before, after from office_audit where kind = 'posts_chosen'", []);
  expect(rows).toEqual([{ before: { posts: [], deliveryPost: null, holdMinutes: 8 }, after: wanted }]);
  const none = { posts: [], deliveryPost: null, holdMinutes: 8 };
  expect((await choose(none)).json().payload).toEqual(none);
});

it('the kitchen neither sees nor chooses them [CAP-12, ROL-20]', async () => {
  const cook = await shop.signedIn('kitchen');
  expect((await choose(wanted, cook)).statusCode).toBe(403);
  expect((await shop.ask('GET', path, { cookie: cook })).statusCode).toBe(403);
});

it.each([
  [{ posts: [oven, { ...oven, name: 'Autre' }], deliveryPost: null }, 'posts.1.id'],
  [{ posts: [oven, { ...road, name: ' four ' }], deliveryPost: null }, 'posts.1.name'],
  [{ posts: [oven], deliveryPost: 'route' }, 'deliveryPost'],
  [{ posts: [{ ...oven, id: 'Four !' }], deliveryPost: null }, 'posts.0.id'],
  [{ posts: [{ ...oven, name: '   ' }], deliveryPost: null }, 'posts.0.name'],
  [{ posts: [{ ...oven, perWindow: 1000 }], deliveryPost: null }, 'posts.0.perWindow'],
  [{ posts: [{ ...oven, perWindow: 0.3 }], deliveryPost: null }, 'posts.0.perWindow'],
  [{ posts: [{ ...oven, perWindow: -1 }], deliveryPost: null }, 'posts.0.perWindow'],
  [{ posts: [{ ...oven, earlyMinutes: 1441 }], deliveryPost: null }, 'posts.0.earlyMinutes'],
  [{ posts: Array.from({ length: 41 }, (_, index) => ({ ...oven, id: `p${index}`, name: `P${index}` })) }, 'posts'],
  [{ holdMinutes: 0 }, 'holdMinutes'],
  [{ holdMinutes: 16 }, 'holdMinutes'],
])('refuses %j, and says at which field [CAP-12]', async (change, field) => {
  const before = await seen();
  const answer = await choose({ ...wanted, ...change });
  expect([answer.statusCode, Object.keys(answer.json().errors)[0]]).toEqual([422, field]);
  expect(await seen()).toEqual(before);
});

it('keeps a post while dishes are made there, and names them [CAP-12, CAP-13]', async () => {
  await work('grill');
  const answer = await choose(wanted);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['posts']]);
  expect(answer.json().errors.posts).toMatch(/^Le poste « grill » fait encore « .+ » : changez d’abord leur travail/);
  const all = [oven, road, { ...oven, id: 'grill', name: 'Grill' }];
  expect((await choose({ ...wanted, posts: all })).statusCode).toBe(200);
});

it('makes no dish at the drivers’ post, whose work is the way alone [CAP-12, CAP-13]', async () => {
  await work('route');
  const answer = await choose(wanted);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['deliveryPost']]);
  expect((await choose({ ...wanted, deliveryPost: null })).statusCode).toBe(200);
});
