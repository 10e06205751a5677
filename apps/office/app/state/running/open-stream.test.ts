import { type BoardEvent, boardEventToWire } from '@comptoir/contract';
import { exampleBoard } from '@comptoir/contract/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { openStream } from './open-stream.ts';

class FakeSource extends EventTarget {
  close = vi.fn();
}
let source: FakeSource;
let heard: BoardEvent['kind'][];

beforeEach(() => {
  heard = [];
  vi.stubGlobal('EventSource', function open() {
    source = new FakeSource();
    return source;
  });
  openStream('', { hear: ({ kind }) => heard.push(kind), fail: () => undefined });
});

const say = (name: string, data: string) => source.dispatchEvent(new MessageEvent(name, { data }));

it('takes no event that it can’t read for a sign of life: a board that reads nothing is cut off [BRD-12]', () => {
  say('beat', '{"server_time":"2026-11-20T19:30:00+01:00","cursor":"1","open":0,"digest":"811c9dc5"}');
  say('board', '{');
  expect(heard).toEqual([]);
  say('board', JSON.stringify(boardEventToWire('board', exampleBoard([]))));
  expect(heard).toEqual(['board']);
});
