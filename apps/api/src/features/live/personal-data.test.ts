import { Writable } from 'node:stream';
import { officeEndpoints } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { type PushSandbox, startPushSandbox } from '@comptoir/push-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebPush } from '../../gateways/push/web-push-gateway.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';

const lines: string[] = [];
const stream = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});

let sandbox: PushSandbox;
let kitchen: Kitchen;
beforeAll(async () => {
  sandbox = await startPushSandbox();
  const push = createWebPush({ sandbox: sandbox.origin });
  kitchen = await openKitchen({ push, logger: { level: 'trace', stream } });
});
afterAll(async () => {
  await kitchen.close();
  await sandbox.close();
});

/** These values identify the diner. */
const customer = {
  ...exampleOrder().customer,
  first_name: 'Hildegarde',
  last_name: 'Quatremains',
  email: 'hildegarde@quatremains.example',
  phone: '0698765432',
};
const personal = /hildegarde|quatremains|98 ?76 ?54 ?32|bellecour/i;

it('is never in the log or in a push of a diner’s order, whatever fails [OFC-22, SEC-08]', async () => {
  const office = withOffice(kitchen.shop);
  const id = await kitchen.place(exampleOrder({ customer }));
  const [row] = await kitchen.rows(
    'select track_token, number from order_progress join orders on id = order_id where id = $1',
    id,
  );
  const path = `/v2/public/orders/${row?.track_token}`;
  const [browser, broken, phone] = [sandbox.subscribe(), sandbox.subscribe(), sandbox.subscribe()];
  const cookie = await office.signedIn('owner');
  for (const each of [browser, broken]) expect((await office.send('POST', `${path}/push`, each)).statusCode).toBe(200);
  expect((await office.ask('POST', officeEndpoints.takeAlerts.path, { cookie, body: phone })).statusCode).toBe(200);
  await office.ask('GET', officeEndpoints.board.path, { cookie });
  await office.ask('GET', officeEndpoints.orderSheet.path.replace(':id', id), { cookie });
  // Failed mails and pushes are logged by the server that sent them.
  for (const server of [office, kitchen.other]) server.isMailDown = true;
  sandbox.meet(broken, 'fails');
  await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(60) });
  await kitchen.shop.database.query('update outbox set next_at = now()', []);
  await Promise.all([kitchen.shop, kitchen.other].map((server) => server.api.drainOutbox()));
  await kitchen.act(id, { kind: 'cancel', reason: 'other', message: 'Pardon Hildegarde' }, { version: 2 });
  await kitchen.shop.database.query('update outbox set next_at = now()', []);
  await Promise.all([kitchen.shop, kitchen.other].map((server) => server.api.drainOutbox()));
  await office.send('GET', `${path}?email=hildegarde@quatremains.example`);
  await office.send('POST', '/v2/public/checkout/', { ...exampleOrder({ customer }), local_id: 'Hildegarde' });

  await expect.poll(() => sandbox.received(browser)).toHaveLength(2);
  const log = lines.join('');
  for (const failure of ['The mail server is away', '127.0.0.1', 'answered with status 500'])
    expect(log).toContain(failure);
  expect(log).not.toMatch(personal);
  for (const secret of [String(row?.track_token), browser.endpoint, broken.endpoint, phone.endpoint])
    expect(log).not.toContain(secret);
  const pushed = sandbox.received(browser).map(({ text }) => text);
  expect(pushed.join('')).not.toMatch(personal);
});
