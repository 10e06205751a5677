import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Wire {
  port: number;
  /** Sends bytes and returns the response when the connection closes. */
  tell(bytes: string): Promise<string>;
}

export async function openWire(app: FastifyInstance): Promise<Wire> {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const tell = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  return { port, tell };
}
