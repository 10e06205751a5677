import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before the servers of a shop, as in a deploy that is never closed. */
export interface FrontProxy {
  url: string;
  /** From now on pages and files come from these servers in turn, and the API from the first. */
  lead(...servers: string[]): void;
  close(): Promise<void>;
}

export async function openProxy(first: string): Promise<FrontProxy> {
  let servers = [first];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const isApi = incoming.url?.startsWith('/v2/') ?? false;
    if (!isApi) turn += 1;
    const target = servers[isApi ? 0 : turn % servers.length] ?? first;
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (...next) => {
      servers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
