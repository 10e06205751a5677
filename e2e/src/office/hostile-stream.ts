import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Answer } from '../app/proxy.ts';

/** What a line does to the events that it carries. */
type Fault = 'dropped' | 'doubled' | 'delayed' | 'cut';

/** A line on which events are lost, come twice, come after those that were said later, and which breaks. */
export interface HostileStream {
  /** Carries a stream of the shop's, to be put in the place of its own answer. */
  carry: Answer;
  /** How often each fault was made. */
  made: Record<Fault, number>;
  /** The events that were dropped. */
  lost: string[];
  /** From now on nothing arrives. */
  loseAll(): void;
  /** From now on every event arrives, once and in its turn. */
  calm(): void;
}

/** By the number of an event: of a hundred five are lost, five doubled, ten late, and with one the line breaks. */
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

  function carry(ask: IncomingMessage, reply: ServerResponse): void {
    const { url = '/', headers } = ask;
    const onward = request(
      new URL(url, shopUrl),
      { headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        reply.flushHeaders();
        let said = '';
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          const events = (said + text).split(/(?<=\n\n)/);
          said = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
          for (const event of events) pass(event, reply);
        });
        answer.on('close', () => reply.destroy());
      },
    );
    onward.on('error', () => reply.destroy());
    onward.end();
    reply.on('close', () => onward.destroy());
  }

  return {
    carry,
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
