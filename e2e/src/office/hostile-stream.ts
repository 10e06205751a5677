import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Answer } from '../app/proxy.ts';

type Fault = 'dropped' | 'doubled' | 'delayed' | 'cut';

/** A proxy that loses, doubles and delays events of a stream and cuts the connection. */
export interface HostileStream {
  carry: Answer;
  made: Record<Fault, number>;
  lost: string[];
  /** From now on, the stream loses all events. */
  loseAll(): void;
  /** From now on, the stream delivers all events once and in sequence. */
  calm(): void;
}

/** Of a hundred events, five are lost, five doubled and ten delayed, and one cuts the connection. */
function faultOf(count: number): Fault | null {
  if (count % 100 === 50) return 'cut';
  if (count % 20 === 7) return 'dropped';
  if (count % 20 === 13) return 'doubled';
  return count % 10 === 3 ? 'delayed' : null;
}

const longestDelay = 2_000;

export function openHostileStream(shopUrl: string): HostileStream {
  const made = { dropped: 0, doubled: 0, delayed: 0, cut: 0 };
  let count = 0;
  const lost: string[] = [];
  let line: 'hostile' | 'deaf' | 'calm' = 'hostile';

  function pass(event: string, reply: ServerResponse): void {
    count += 1;
    const fault = line === 'hostile' ? faultOf(count) : line === 'deaf' ? 'dropped' : null;
    if (fault) made[fault] += 1;
    switch (fault) {
      case 'cut':
        reply.destroy();
        break;
      case 'dropped':
        lost.push(event);
        break;
      case 'delayed':
        setTimeout(() => reply.write(event), Math.random() * longestDelay);
        break;
      case 'doubled':
        reply.write(event + event);
        break;
      default:
        reply.write(event);
    }
  }

  return {
    carry: (ask, reply) => carryEvents(ask, reply, { shopUrl, pass: (event) => pass(event, reply) }),
    made,
    lost,
    loseAll: () => {
      line = 'deaf';
    },
    calm: () => {
      line = 'calm';
    },
  };
}

interface Carriage {
  shopUrl: string;
  /** Takes each whole event of the shop's answer. */
  pass: (event: string) => void;
}

function carryEvents(
  { url = '/', headers }: IncomingMessage,
  reply: ServerResponse,
  { shopUrl, pass }: Carriage,
): void {
  const options = { headers: { ...headers, 'accept-encoding': 'identity' } };
  const onward = request(new URL(url, shopUrl), options, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    reply.flushHeaders();
    let started = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const events = (started + text).split(/(?<=\n\n)/);
      started = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
      for (const event of events) pass(event);
    });
    answer.on('close', () => reply.destroy());
  });
  onward.on('error', () => reply.destroy());
  onward.end();
  reply.on('close', () => onward.destroy());
}
