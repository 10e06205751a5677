import { beforeEach, describe, expect, it } from 'vitest';
import type { Sounder } from '../../platform/sound/open-sounder.ts';
import { createRing, type Ring } from './ring.ts';
import type { RingLevel } from './ring-level.ts';
import type { SoundKind } from './sounds.ts';

interface Stub extends Sounder {
  isSuspended: boolean;
  /** Says that it runs, and does not. */
  isFrozen: boolean;
  /** Can't be resumed any more. */
  isDead: boolean;
}

let clock: number;
let heard: SoundKind[];
let sounders: Stub[];
let ring: Ring;
let level: RingLevel;

function openStub(): Stub {
  const openedAt = clock;
  const stub: Stub = {
    isSuspended: true,
    isFrozen: false,
    isDead: false,
    isRunning: () => !stub.isSuspended,
    seconds: () => (stub.isFrozen ? 7 : (clock - openedAt) / 1000),
    resume: async () => {
      if (!stub.isDead) stub.isSuspended = false;
    },
    play: () => undefined,
    hush: () => undefined,
    close: () => undefined,
  };
  sounders.push(stub);
  return stub;
}

beforeEach(() => {
  [clock, heard, sounders, level] = [0, [], [], 0];
  ring = createRing({ now: () => clock, openSounder: openStub, count: (kind) => heard.push(kind) });
});

function pass(seconds: number): void {
  for (let tick = 0; tick < seconds * 5; tick++) {
    ring.tick(level);
    clock += 200;
  }
}
const touch = () => ring.touch();

describe('the ring', () => {
  it('is locked until somebody touches the screen, and never pretends to ring [BRD-17, BRD-20]', async () => {
    level = 1;
    pass(10);
    expect([ring.state(), heard, sounders]).toEqual(['locked', [], []]);
    await touch();
    pass(1);
    expect([ring.state(), heard]).toEqual(['on', ['ring']]);
  });

  it('rings every three seconds, every 1.2 s when it is loud, and not once more when somebody has answered [BRD-21]', async () => {
    await touch();
    level = 1;
    pass(30);
    expect(heard).toHaveLength(10);
    level = 2;
    pass(12);
    expect(heard.filter((kind) => kind === 'ring-loud')).toHaveLength(10);
    level = 0;
    const before = heard.length;
    pass(30);
    expect(heard).toHaveLength(before);
  });

  it('strikes once the order’s card is painted, and goes on from there [BRD-07]', async () => {
    await touch();
    level = 1;
    pass(0.6);
    expect(heard).toEqual([]);
    ring.strike(1);
    expect(heard).toHaveLength(1);
    pass(2.8);
    expect(heard).toHaveLength(1);
    pass(0.4);
    expect(heard).toHaveLength(2);
  });

  it('waits a second for a card, and no longer', async () => {
    await touch();
    level = 1;
    pass(1.2);
    expect(heard).toEqual(['ring']);
  });
});

describe('a board that can’t be heard', () => {
  it('says so when its sound was suspended, and sounds again after a touch [BRD-18]', async () => {
    await touch();
    pass(1);
    Object.assign(sounders[0] as Stub, { isSuspended: true });
    pass(0.2);
    expect(ring.state()).toBe('locked');
    await touch();
    expect([ring.state(), sounders.length]).toEqual(['on', 1]);
  });

  it('makes another sounder where the one it had can’t be resumed [BRD-18]', async () => {
    await touch();
    pass(1);
    Object.assign(sounders[0] as Stub, { isSuspended: true, isDead: true });
    await touch();
    expect(ring.state()).toBe('locked');
    await touch();
    expect([ring.state(), sounders.length]).toEqual(['on', 2]);
  });

  it('is found by a clock that stands still, within a minute [BRD-19]', async () => {
    await touch();
    pass(1);
    Object.assign(sounders[0] as Stub, { isFrozen: true });
    pass(60);
    expect(ring.state()).toBe('broken');
    await touch();
    pass(90);
    expect([ring.state(), sounders.length]).toEqual(['on', 2]);
  });
});

describe('a muted board', () => {
  it('is silent for five minutes, then rings by itself [BRD-23]', async () => {
    await touch();
    level = 1;
    pass(1);
    ring.mute();
    const before = heard.length;
    pass(299);
    expect([ring.state(), heard.length]).toEqual(['muted', before]);
    pass(5);
    expect([ring.state(), heard.length > before]).toEqual(['on', true]);
  });

  it('rings when an order has waited for a minute, and can’t be muted then [BRD-23]', async () => {
    await touch();
    ring.mute();
    level = 2;
    pass(2);
    ring.mute();
    pass(1);
    expect([ring.state(), heard]).toEqual(['on', ['ring-loud', 'ring-loud']]);
  });

  it('can be heard again at once [BRD-23]', async () => {
    await touch();
    ring.mute();
    ring.unmute();
    expect([ring.state(), ring.mutedUntil()]).toEqual(['on', null]);
  });
});
