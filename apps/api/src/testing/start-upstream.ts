import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  method: string;
  /** The decoded path and query of the request. */
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A local server that takes the place of a remote service. */
export interface Upstream {
  root: string;
  asked: Asked[];
  /** Sets the response to all following requests. */
  answer: (response: ServerResponse) => void;
  say(body: unknown, status?: number): void;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url = '', headers } = request;
    const isJson = headers['content-type']?.includes('json') ?? false;
    const body: unknown = isJson ? JSON.parse(text) : text || null;
    upstream.asked.push({ method, url: decodeURIComponent(url.replaceAll('+', ' ')), headers, body });
    upstream.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: (response) => response.destroy(),
    say: (body, status = 200) => {
      upstream.answer = (response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}
