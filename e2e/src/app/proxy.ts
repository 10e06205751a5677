import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (ask: IncomingMessage, reply: ServerResponse) => void;

/** A proxy that answers some paths itself and forwards all other requests to the shop. */
export interface ShopProxy {
  url: string;
  answers: Map<string, Answer>;
  asked: string[];
  close: () => Promise<void>;
}

export async function openProxy(shopUrl: string): Promise<ShopProxy> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((ask, reply) => {
    const path = ask.url ?? '/';
    asked.push(path);
    const own = answers.get(path.split('?')[0] ?? '');
    if (own) return own(ask, reply);
    const onward = request(new URL(path, shopUrl), { method: ask.method, headers: ask.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      // A shop that is killed while it responds leaves an incomplete response.
      answer.on('close', () => {
        if (!answer.complete) reply.destroy();
      });
    });
    onward.on('error', () => reply.destroy());
    ask.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
