import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followBoard } from '../../testing/follow-board.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  // Heartbeats are off, so they can't inform the board.
  shop = withOffice(await openTestShop({ beatMilliseconds: 3_600_000 }));
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const choose = (reception: unknown) =>
  shop.ask('PUT', officeEndpoints.chooseReception.path, { cookie, body: { reception } });
const placed = async () => {
  const { order_id } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  const { orders } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
  return orders.find(({ id }: { id: string }) => id === order_id).state;
};

const service = async () => (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload.service;

describe('a manager', () => {
  it('chooses mails, and is asked on no board again [BRD-59]', async () => {
    expect(await service()).toMatchObject({ reception: 'none', isReceptionChosen: false });
    await choose('none');
    expect(await service()).toMatchObject({ reception: 'none', isReceptionChosen: true });
  });

  it('chooses on the board how orders are received, and the next order follows it [BRD-59]', async () => {
    const board = await followBoard(await shop.app.listen({ port: 0, host: '127.0.0.1' }), { cookie });
    expect(await placed()).toBe('accepted');
    const answer = await choose('manual');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', payload: {} }]);
    expect(await placed()).toBe('new');
    await expect
      .poll(() => board.events.findLast(({ kind }) => kind === 'service'))
      .toMatchObject({ data: { reception: 'manual' } });
    board.leave();
    const [row] = (
      await shop.database.query(
        "select * from office_audit where kind = 'reception_chosen' order by id desc limit 1",
        [],
      )
    ).rows;
    expect(row).toMatchObject({ before: { reception: 'none' }, after: { reception: 'manual' } });
    await choose('automatic');
    expect(await placed()).toBe('accepted');
  });

  it.each(['by pigeon', '', null, 1])(
    'gets a refusal for %j as a way to receive orders [BRD-59]',
    async (reception) => {
      expect((await choose(reception)).statusCode).toBe(422);
    },
  );
});
