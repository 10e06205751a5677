import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openTestShop } from './testing/test-shop.ts';

it('answers accepted requests before it stops, and accepts none afterwards [PLT-34]', async () => {
  const { app, close } = await openTestShop();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const letIn = connect({ host: '127.0.0.1', port });
  await Promise.all([once(letIn, 'connect'), once(app.server, 'connection')]);

  const stopped = app.close();
  // The server no longer accepts connections, and the open connection has sent no request yet.
  await expect.poll(() => app.server.listening).toBe(false);
  letIn.write('GET /v2/public/settings HTTP/1.1\r\nhost: a\r\n\r\n');
  const answer = await text(letIn);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);

  await stopped;
  const late = connect({ host: '127.0.0.1', port });
  const [refused] = await once(late, 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  await close();
});
