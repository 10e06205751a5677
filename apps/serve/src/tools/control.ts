import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a tool asks of the running server: a verb of the restaurant's and its arguments. */
export interface ControlCall {
  verb: string;
  body: unknown;
}

/** Answers a call with a value that JSON can carry; an Error's message is shown to the person. */
export type ControlHandler = (call: ControlCall) => Promise<unknown>;

/** The socket beside the data; a path too long for a socket (108 bytes) gets a short name of its own. */
export function controlPath(dataDir: string): string {
  const path = join(dataDir, 'control.sock');
  if (Buffer.byteLength(path) < 104) return path;
  return join(tmpdir(), `comptoir-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

async function readBody(message: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Listens for the restaurant's tools on a unix socket that only the server's own user can open. */
export async function listenForTools(dataDir: string, handle: ControlHandler): Promise<Server> {
  const path = controlPath(dataDir);
  const server = createServer(async (incoming, answer) => {
    const send = (status: number, value: unknown) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    try {
      send(200, (await handle((await readBody(incoming)) as ControlCall)) ?? null);
    } catch (error) {
      send(500, { message: (error as Error).message });
    }
  });
  // Whoever holds the folder's lock owns the socket: one left by a killed server is in the way.
  await rm(path, { force: true });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return server;
}

/** Asks the running server. Resolves with null where none listens. */
export function callServer(dataDir: string, call: ControlCall): Promise<{ value: unknown } | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: controlPath(dataDir), method: 'POST' }, async (answer) => {
      const value = await readBody(answer);
      if (answer.statusCode === 200) resolve({ value });
      else reject(new Error((value as { message: string }).message));
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(JSON.stringify(call));
  });
}
