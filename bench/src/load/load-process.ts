// Bare sockets and a simple parser, so that the client is not the bottleneck.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Load, LoadResult } from './load.ts';
import { readAnswers } from './read-answers.ts';

const receiveBytes = 256 * 1024;

/** Returns a function that writes the next request. Only requests with `{id}` are written again each time. */
function makeRequests({ url, body, headers = {} }: Load): () => string {
  const { host, pathname, search } = new URL(url);
  const write = () => {
    const id = randomUUID();
    // `URL` encodes the braces of `{id}` as percent signs and digits.
    const path = (pathname + search).replace(/%7Bid%7D/i, id);
    const sent = body?.replace('{id}', id) ?? '';
    const own = body === undefined ? headers : { ...headers, ...lengthHeaders(sent) };
    const lines = Object.entries({ host, ...own }).map(([name, value]) => `${name}: ${value}`);
    return [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, ...lines, '', sent].join('\r\n');
  };
  if (/\{id\}|%7Bid%7D/i.test(url + (body ?? ''))) return write;
  const only = write();
  return () => only;
}

const lengthHeaders = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});

/** Sends requests on all connections until the time or the number of responses is reached. Rejects if a response is not a success. */
function runLoad(load: Load): Promise<LoadResult> {
  const { connections, pipelined = 1, seconds, answers = Number.POSITIVE_INFINITY } = load;
  const { hostname, port } = new URL(load.url);
  const next = makeRequests(load);
  const batch = () => Array.from({ length: pipelined }, next).join('');
  const startedAt = performance.now();
  const cpuAtStart = process.cpuUsage();
  let done = 0;
  let open = connections;
  const isOver = () => done >= answers || performance.now() - startedAt >= seconds * 1000;

  return new Promise((resolve, reject) => {
    const finish = () => {
      const { user, system } = process.cpuUsage(cpuAtStart);
      const elapsed = (performance.now() - startedAt) / 1000;
      resolve({ answers: done, perSecond: done / elapsed, clientSeconds: (user + system) / 1e6 });
    };
    for (let count = 0; count < connections; count++) {
      let waiting = 0;
      const read = readAnswers((status) => status === 200);
      const receive = (bytes: Buffer) => {
        const completed = read(bytes);
        done += completed;
        waiting -= completed;
        if (waiting > 0) return;
        if (!isOver()) return ask();
        socket.destroy();
        open -= 1;
        if (open === 0) finish();
      };
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(receiveBytes),
          callback: (size, buffer) => {
            try {
              receive((buffer as Buffer).subarray(0, size));
            } catch (error) {
              reject(error);
              socket.destroy();
            }
            return true;
          },
        },
      });
      const ask = () => {
        waiting = pipelined;
        socket.write(batch());
      };
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.once('end', () => reject(new Error(`${load.url} closed a connection`)));
    }
  });
}

process.on('message', async (load: Load) => {
  const answer = await runLoad(load).then(
    (result) => ({ result }),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit(0));
