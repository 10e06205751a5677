import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer in front of a shop's servers. */
export interface Front {
  url: string;
  served(): Promise<string[]>;
  close(): Promise<void>;
}

/** A round-robin load balancer. It skips an unavailable server, but like nginx never sends the same request twice. */
export async function openFront(servers: readonly string[]): Promise<Front> {
  const served: string[] = [];
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, triesLeft: number): void {
    turn += 1;
    const server = servers[turn % servers.length] ?? '';
    const { method, headers, url = '/' } = incoming;
    const onward: ClientRequest = request(new URL(url, server), { method, headers }, (answer) => {
      served.push(new URL(server).host);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(incoming, outgoing, triesLeft - 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    // Reads the request only after a connection, so that it can still be sent to another server.
    onward.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(onward));
      else incoming.pipe(onward);
    });
  }

  const front = createServer((incoming, outgoing) => pass(incoming, outgoing, servers.length - 1));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    served: async () => served,
    close: () => {
      front.closeAllConnections();
      return new Promise((resolve) => front.close(() => resolve()));
    },
  };
}
