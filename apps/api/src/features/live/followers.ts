import type { EventStream } from '../../plugins/streams/event-streams.ts';

/** The last event that a stream missed before its first response, or `begun` if events go to the stream directly. */
type Held = { text: string | null } | 'begun';

export interface Followers {
  has(orderId: string): boolean;
  count(): number;
  /** Adds a stream. The last event is buffered until the returned function is called with the initial state. */
  add(stream: EventStream, orderId: string): (initial: string | null) => void;
  tell(orderId: string, text: string): void;
  tellAll(text: string): void;
}

export function createFollowers(): Followers {
  const byOrder = new Map<string, Map<EventStream, Held>>();
  return {
    has: (orderId) => byOrder.has(orderId),
    count: () => byOrder.size,
    add: (stream, orderId) => {
      const streams = byOrder.get(orderId) ?? new Map<EventStream, Held>();
      const held: Held = { text: null };
      byOrder.set(orderId, streams.set(stream, held));
      stream.ended.addEventListener('abort', () => {
        streams.delete(stream);
        if (streams.size === 0) byOrder.delete(orderId);
      });
      return (initial) => {
        if (initial) stream.send(initial);
        if (held.text) stream.send(held.text);
        if (streams.has(stream)) streams.set(stream, 'begun');
      };
    },
    tell: (orderId, text) => {
      for (const [stream, held] of byOrder.get(orderId) ?? []) {
        if (held === 'begun') stream.send(text);
        else held.text = text;
      }
    },
    tellAll: (text) => {
      for (const streams of byOrder.values()) for (const stream of streams.keys()) stream.send(text);
    },
  };
}
