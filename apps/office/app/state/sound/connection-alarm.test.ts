import { beforeEach, expect, it } from 'vitest';
import type { ConnectionState } from '../board/connection/board-connection.ts';
import { type ConnectionAlarm, createConnectionAlarm } from './connection-alarm.ts';

let clock: number;
let strokes: number;
let alarm: ConnectionAlarm;
beforeEach(() => {
  [clock, strokes] = [0, 0];
  alarm = createConnectionAlarm({ now: () => clock, play: () => (strokes += 1) });
});

function pass(seconds: number, connection: ConnectionState): void {
  for (let second = 0; second < seconds; second++) {
    alarm.tick(connection);
    clock += 1000;
  }
}

it('sounds when the board is cut off, and every half a minute until it is not [BRD-12]', () => {
  pass(60, 'live');
  pass(60, 'late');
  expect(strokes).toBe(0);
  pass(61, 'lost');
  expect(strokes).toBe(3);
  pass(60, 'live');
  pass(1, 'lost');
  expect(strokes).toBe(4);
});

it('is silent for ten minutes at a time, and no longer [BRD-12]', () => {
  pass(1, 'lost');
  alarm.silence();
  expect(alarm.isSilenced()).toBe(true);
  pass(599, 'lost');
  expect(strokes).toBe(1);
  pass(2, 'lost');
  expect(strokes).toBe(2);
});

it('tells once whoever has to sign in [BRD-12]', () => {
  pass(300, 'out');
  expect(strokes).toBe(1);
});
