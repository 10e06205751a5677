import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../answer-error.ts';
import { dressAnswer } from '../answers-plugin.ts';
import { writeEvent } from './write-event.ts';

export interface EventStream {
  /** Sends the text of `writeEvent`. A slow reader is disconnected, and gets the whole state when it reconnects. */
  send(text: string): void;
  end(): Promise<void>;
  ended: AbortSignal;
}

export interface EventStreams {
  /** Returns null if the server is closing, the client is gone, or a reader reached its maximum in `readers`. */
  open(reply: FastifyReply, readers: Record<string, number>): EventStream | null;
  endAllOf(reader: string): void;
  readers(): Set<string>;
  count(): number;
}

const mostUnsentBytes = 1024 * 1024;
const refusedSeconds = 10;
/** The browser reconnects after 2000 ms if the connection is lost; `bye` tells it to reconnect after 1000 ms. */
const retry = 'retry: 2000\n\n';
const bye = writeEvent({ event: 'bye', data: { retry_ms: 1000 } });
/** The maximum time in which a reader must receive the last event. */
const goodbyeMilliseconds = 1_000;

/** Opens server-sent event streams outside of Fastify and ends them before Fastify closes (decision 26). */
export function createEventStreams(app: FastifyInstance, clock: () => Temporal.Instant): EventStreams {
  const open = new Map<string, Set<EventStream>>();
  let isClosing = false;
  const of = (reader: string) => open.get(reader) ?? new Set();

  function keep(stream: EventStream, reader: string): void {
    const streams = of(reader).add(stream);
    open.set(reader, streams);
    stream.ended.addEventListener('abort', () => {
      streams.delete(stream);
      if (streams.size === 0) open.delete(reader);
    });
  }

  app.addHook('preClose', async () => {
    isClosing = true;
    const all = new Set([...open.values()].flatMap((streams) => [...streams]));
    await Promise.all([...all].map((stream) => stream.end()));
  });

  return {
    open: (reply, readers) => {
      if (isClosing) {
        answerError(reply, 'unavailable');
        return null;
      }
      if (Object.entries(readers).some(([reader, most]) => of(reader).size >= most)) {
        answerError(reply.header('retry-after', refusedSeconds), 'rate_limited');
        return null;
      }
      if (reply.raw.destroyed) {
        reply.hijack();
        return null;
      }
      const stream = beginStream(reply, clock());
      for (const reader of Object.keys(readers)) keep(stream, reader);
      return stream;
    },
    endAllOf: (reader) => {
      for (const stream of of(reader)) void stream.end();
    },
    readers: () => new Set(open.keys()),
    count: () => new Set([...open.values()].flatMap((streams) => [...streams])).size,
  };
}

function beginStream(reply: FastifyReply, now: Temporal.Instant): EventStream {
  dressAnswer(reply, now);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // This header tells proxies not to buffer the event stream.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write(retry);
  const ended = new AbortController();
  raw.on('close', () => ended.abort());
  // Without this listener, a write after the end of the stream would throw.
  raw.on('error', () => undefined);
  return {
    send: (text) => {
      if (raw.writableLength > mostUnsentBytes) raw.destroy();
      else raw.write(text);
    },
    end: () => endStream(raw),
    ended: ended.signal,
  };
}

async function endStream(raw: ServerResponse): Promise<void> {
  raw.end(bye);
  await Promise.race([once(raw, 'close'), sleep(goodbyeMilliseconds, undefined, { ref: false })]);
  raw.destroy();
}
