import type { OrderVersion } from '@comptoir/domain';
import type { EventStream } from '../../../plugins/streams/event-streams.ts';

export interface Told {
  text: string;
  order?: OrderVersion;
}

interface Reader {
  /** Sends the initial state and then the buffered events, except outdated versions of the orders in `known`. */
  begin(beginning: { told: Told[]; known: OrderVersion[] }): void;
}

export interface Readers {
  add(stream: EventStream): Reader;
  tell(told: Told[]): void;
  count(): number;
}

export function createReaders(): Readers {
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
