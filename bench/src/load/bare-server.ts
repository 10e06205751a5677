// The baseline for reads: a bare Node server that writes one buffer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (message) => {
  const { body, headers } = message as { body: Uint8Array; headers: Record<string, string> };
  const flat = Object.entries(headers).flat();
  const server = createServer((_request, answer) => {
    answer.writeHead(200, flat);
    answer.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
