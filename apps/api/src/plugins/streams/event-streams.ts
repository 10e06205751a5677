import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../answer-error.ts';
import { dressAnswer } from '../answers-plugin.ts';
import { writeEvent } from './write-event.ts';

/** An answer that goes on, as events, until either side ends it. */
export interface EventStream {
  /** Sends what `writeEvent` wrote. Who does not read what was sent before is cut off: they come back, and get the whole. */
  send(text: string): void;
  /** Says when to come back, and ends. */
  end(): Promise<void>;
  /** Aborted once the stream has ended, whoever ended it. */
  ended: AbortSignal;
}

/** The streams of a server: none holds up its end. */
export interface EventStreams {
  /**
   * Answers by a stream; null: the server closes, or somebody has too many open and was told so, or went away. `readers`: whose it is, each
   * with how many of them they may have.
   */
  open(reply: FastifyReply, readers: Record<string, number>): EventStream | null;
  /** Ends those of a reader who may not read any more. */
  endAllOf(reader: string): void;
  /** Who reads now. */
  readers(): Set<string>;
  /** How many are open. */
  count(): number;
}

const mostUnsentBytes = 1024 * 1024;
const refusedSeconds = 10;
/** When a reader comes back that lost the stream, and when one that was told goodbye. */
const retry = 'retry: 2000\n\n';
const bye = writeEvent({ event: 'bye', data: { retry_ms: 1000 } });
/** A reader that does not read is not waited for. */
const goodbyeMilliseconds = 1_000;

/** Opens streams of server-sent events beside the answers of Fastify, which ends them before it closes (decision 26). */
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
  // Fastify's hooks see nothing of what follows.
  dressAnswer(reply, now);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // What a proxy gathers comes too late.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write(retry);
  const ended = new AbortController();
  raw.on('close', () => ended.abort());
  // Written to by whoever had not heard yet that it is closed.
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
