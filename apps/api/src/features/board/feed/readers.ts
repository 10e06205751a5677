import type { OrderVersion } from '@comptoir/domain';
import type { EventStream } from '../../../plugins/streams/event-streams.ts';

/** One event as it travels; `order`: which one it is about, as of which version. */
export interface Told {
  text: string;
  order?: OrderVersion;
}

/** One stream that is told. */
interface Reader {
  /** Tells it what it begins with, and then what happened meanwhile; `known`: what it has by that, and is not told in an older version. */
  begin(beginning: { told: Told[]; known: OrderVersion[] }): void;
}

/** The streams of this server that are told the same. */
export interface Readers {
  /** From now on nothing passes the stream by: it is held until the stream has begun. */
  add(stream: EventStream): Reader;
  tell(told: Told[]): void;
  count(): number;
}

export function createReaders(): Readers {
  /** What each stream that has not begun yet is to be told; null: it has begun. */
  const held = new Map<EventStream, Told[] | null>();

  return {
    add: (stream) => {
      held.set(stream, []);
      stream.ended.addEventListener('abort', () => held.delete(stream));
      return {
        begin: ({ told, known }) => {
          const versions = new Map(known.map(({ id, version }) => [id, version]));
          const isNews = ({ order }: Told) => !order || order.version > (versions.get(order.id) ?? 0);
          for (const { text } of [...told, ...(held.get(stream) ?? []).filter(isNews)]) stream.send(text);
          if (held.has(stream)) held.set(stream, null);
        },
      };
    },
    tell: (told) => {
      for (const [stream, waiting] of held) {
        if (waiting) waiting.push(...told);
        else for (const { text } of told) stream.send(text);
      }
    },
    count: () => held.size,
  };
}
