import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEventStreams, type EventStream, type EventStreams } from './event-streams.ts';
import { writeEvent } from './write-event.ts';

let app: FastifyInstance;
let streams: EventStreams;
let opened: EventStream[];
let asked: ClientRequest[];

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle' });
  const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
  streams = createEventStreams(app, () => noon);
  opened = [];
  asked = [];
  app.get('/stream/:reader', (request, reply) => {
    const stream = streams.open(reply, { [(request.params as { reader: string }).reader]: 20 });
    if (stream) opened.push(stream);
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const request of asked) request.destroy();
  await app.close();
});

async function read(reader: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: `/stream/${reader}` });
  asked.push(request);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8').on('error', () => undefined);
  return answer;
}
/** Reads a stream until it ends. */
async function readAll(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
}

it('is an answer that nothing on the way keeps or gathers, with the shop’s own time [BRD-09]', async () => {
  const { headers, statusCode } = await read('anna');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    date: 'Mon, 23 Nov 2026 11:00:00 GMT',
  });
});

it('says each event as it comes, and goodbye before the server ends, which waits for no reader [BRD-09]', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`reader-${index}`)));
  const texts = answers.map(readAll);
  for (const stream of opened) stream.send(writeEvent({ event: 'order', data: { note: 'deux\nlignes' }, id: 'abc' }));
  await app.close();
  for (const text of await Promise.all(texts))
    expect(text).toBe(
      [
        'retry: 2000\n\n',
        'id: abc\nevent: order\ndata: {"note":"deux\\nlignes"}\n\n',
        'event: bye\ndata: {"retry_ms":1000}\n\n',
      ].join(''),
    );
});

it('disconnects a reader that does not read, and no other', async () => {
  const [deaf, awake] = [await read('deaf'), await read('awake')];
  deaf.pause();
  const heard = { bytes: 0 };
  awake.on('data', (text: string) => {
    heard.bytes += text.length;
  });
  const [deafStream, awakeStream] = opened as [EventStream, EventStream];
  const event = writeEvent({ event: 'order', data: 'x'.repeat(64 * 1024) });
  let sent = 0;
  // The operating system buffers some megabytes at most.
  while (!deafStream.ended.aborted && sent < 2_000) {
    deafStream.send(event);
    if (sent < 20) awakeStream.send(event);
    sent += 1;
    await new Promise(setImmediate);
  }
  expect(deafStream.ended.aborted).toBe(true);
  expect(sent).toBeLessThan(2_000);
  await expect.poll(() => heard.bytes).toBeGreaterThanOrEqual(20 * event.length);
  expect(awakeStream.ended.aborted).toBe(false);
  expect(streams.readers()).toEqual(new Set(['awake']));
});

it('is refused to who has twenty, until one of them ends', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('anna')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(30);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect((await read('zoe')).statusCode).toBe(200);
  answers.find(({ statusCode }) => statusCode === 200)?.destroy();
  await expect.poll(async () => (await read('anna')).statusCode).toBe(200);
});

it('ends for a reader without permission, and for no other', async () => {
  const [anna, zoe] = [await read('anna'), await read('zoe')];
  const text = readAll(anna);
  streams.endAllOf('anna');
  expect(await text).toContain('event: bye');
  expect(streams.readers()).toEqual(new Set(['zoe']));
  zoe.destroy();
  await expect.poll(() => streams.readers().size).toBe(0);
});
