import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Trap {
  method: string;
  path: RegExp;
  /** Traps the call before or after the provider processes it. */
  when: 'before' | 'after';
}

/** A proxy between the shop and the sandbox, which never answers a trapped call. */
export interface TrappedStripe {
  address: string;
  /** Resolves when a call is trapped. That call never gets a response. */
  trap(trap: Trap): Promise<void>;
  close(): Promise<void>;
}

export async function trapStripe(sandboxAddress: string): Promise<TrappedStripe> {
  let armed: (Trap & { spring: () => void }) | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '' } = request;
    const held = armed?.method === method && armed.path.test(url) ? armed : null;
    if (held) armed = null;
    if (held?.when === 'before') return held.spring();
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(sandboxAddress + url, {
      method,
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = await answer.text();
    if (held) return held.spring();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trap: (trap) =>
      new Promise((spring) => {
        armed = { ...trap, spring };
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
