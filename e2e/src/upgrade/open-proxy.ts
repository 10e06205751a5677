import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a shop's servers, as in a deploy without downtime. */
export interface FrontProxy {
  url: string;
  /** From now on these servers get the requests in turn; the API's go to the first one. */
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
