// The floor: Node's own server, writing one buffer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (message) => {
  const { body, contentType } = message as { body: Uint8Array; contentType: string };
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': contentType, 'content-length': body.length });
    answer.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
