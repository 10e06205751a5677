import { act } from '@testing-library/react';

/**
 * Replaces `EventSource`, so that a test can send events. `opened` lists all streams until the test empties the list.
 */
export class FakeEvents extends EventTarget {
  static CLOSED = 2;
  static opened: FakeEvents[] = [];
  readonly url: string;
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  tell(name: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }
}
