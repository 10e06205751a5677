import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openEvents } from './open-events.ts';

/** A stream that the test speaks through. */
class Source extends EventTarget {
  static CLOSED = 2;
  static last: Source;
  readyState = 1;
  onerror: (() => void) | null = null;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.last = this;
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

const listener = { onEvent: vi.fn(), onFailure: vi.fn() };
const open = (reconnects: boolean) => openEvents({ address: '/events', names: ['news', 'beat'], reconnects }, listener);

beforeEach(() => {
  vi.stubGlobal('EventSource', Source);
  listener.onEvent.mockClear();
  listener.onFailure.mockClear();
});

describe('a stream of events', () => {
  it('tells the events that are asked for, with the position after each', () => {
    open(true);
    Source.last.dispatchEvent(new MessageEvent('news', { data: '{}', lastEventId: '7' }));
    Source.last.dispatchEvent(new MessageEvent('other', { data: '{}' }));
    expect([Source.last.address, listener.onEvent.mock.calls]).toEqual(['/events', [['news', '{}', '7']]]);
  });

  it('is closed by its first failure, or stays open while the browser connects again', () => {
    open(true);
    Source.last.onerror?.();
    open(false);
    Source.last.onerror?.();
    expect([listener.onFailure.mock.calls, Source.last.readyState]).toEqual([[[false], [true]], Source.CLOSED]);
  });

  it('is closed by the function that opening returns', () => {
    open(true)?.();
    expect(Source.last.readyState).toBe(Source.CLOSED);
  });

  it('is none in a browser that knows no streams', () => {
    vi.stubGlobal('EventSource', undefined);
    Reflect.deleteProperty(globalThis, 'EventSource');
    expect(open(true)).toBeNull();
  });
});
