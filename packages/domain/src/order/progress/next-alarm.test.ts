import { describe, expect, it } from 'vitest';
import { type AlarmStep, nextAlarm, type WaitingOrder } from './next-alarm.ts';

const arrivedAt = Temporal.Instant.from('2026-11-20T18:30:00Z');
const after = (minutes: number) => arrivedAt.add({ seconds: minutes * 60 });
const waiting: WaitingOrder = {
  arrivedAt,
  seenAt: null,
  takenBackAt: null,
  promisedAt: after(30),
  isScheduled: false,
  serviceStart: after(-45),
};

/** All alarms in sequence, with minutes since the order's arrival. */
function listAlarms(change: Partial<WaitingOrder>, refuseAfterMinutes: number | null = 12): [AlarmStep, number][] {
  const given: AlarmStep[] = [];
  const steps: [AlarmStep, number][] = [];
  for (;;) {
    const next = nextAlarm({ ...waiting, ...change }, refuseAfterMinutes, given);
    if (!next) return steps;
    given.push(next.step);
    steps.push([next.step, next.at.since(arrivedAt).total('minutes')]);
  }
}

describe('an order that nobody answers', () => {
  it('calls for whom no screen has shown it, then the managers, and is refused [BRD-50]', () => {
    expect(listAlarms({})).toEqual([
      ['unseen', 0.75],
      ['managers', 3],
      ['refuse', 12],
    ]);
  });

  it('rings louder after a minute where a screen shows it [BRD-50]', () => {
    expect(listAlarms({ seenAt: after(0.1) })).toEqual([
      ['unanswered', 1],
      ['managers', 3],
      ['refuse', 12],
    ]);
    expect(listAlarms({ seenAt: after(2) })[0]).toEqual(['unanswered', 2]);
  });

  it('is refused when the restaurant says so, or never [BRD-50]', () => {
    expect(listAlarms({}, 60).at(-1)).toEqual(['refuse', 60]);
    expect(listAlarms({}, null).at(-1)).toEqual(['managers', 3]);
  });

  it('leaves whoever took an answer back three minutes for another one [BRD-63]', () => {
    expect(listAlarms({ takenBackAt: after(11.9) }).at(-1)).toEqual(['refuse', 14.9]);
    expect(listAlarms({ takenBackAt: after(2) }).at(-1)).toEqual(['refuse', 12]);
  });

  it('says each step once, also those that came due while nobody looked [BRD-50]', () => {
    expect(nextAlarm(waiting, 12, ['unseen', 'managers'])).toEqual({ step: 'refuse', at: after(12) });
    expect(nextAlarm(waiting, 12, ['refuse', 'unseen', 'managers'])).toBeNull();
  });
});

describe('a scheduled order that nobody answers', () => {
  const scheduled = (serviceStart: number | null, promised: number) =>
    listAlarms({
      isScheduled: true,
      serviceStart: serviceStart === null ? null : after(serviceStart),
      promisedAt: after(promised),
    });

  it('wakes nobody before the service begins [BRD-49]', () => {
    expect(scheduled(600, 700)).toEqual([
      ['unseen', 600.75],
      ['managers', 603],
      ['refuse', 630],
    ]);
  });

  it('has until half an hour after the service’s start, less where its promise is near [BRD-49]', () => {
    expect(scheduled(-5, 180).at(-1)).toEqual(['refuse', 25]);
    expect(scheduled(-5, 32).at(-1)).toEqual(['refuse', 22]);
  });

  it('has the usual time at least, in a service that began long ago or is not known [BRD-49]', () => {
    expect(scheduled(-60, 180).at(-1)).toEqual(['refuse', 12]);
    expect(scheduled(-5, 15).at(-1)).toEqual(['refuse', 12]);
    expect(scheduled(null, 180).at(-1)).toEqual(['refuse', 12]);
  });
});
