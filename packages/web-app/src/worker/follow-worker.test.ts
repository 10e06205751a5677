import { describe, expect, it, vi } from 'vitest';
import { followReplacement, followUpdates } from './follow-worker.ts';

class Registration extends EventTarget {
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null = null;
  installing: EventTarget | null = null;
}

const follow = (registration: Registration, onWaiting: (activate: () => void) => void) =>
  followUpdates(registration as unknown as ServiceWorkerRegistration, onWaiting);

describe('a page and its worker', () => {
  it('hears of a newer worker that waits already, and has it take over [PWA-12]', () => {
    const registration = new Registration();
    const postMessage = vi.fn();
    registration.waiting = { postMessage };
    follow(registration, (activate) => activate());
    expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  it('hears of a newer worker that is found and installed later [PWA-12]', () => {
    const registration = new Registration();
    const onWaiting = vi.fn();
    follow(registration, onWaiting);
    registration.installing = new EventTarget();
    registration.dispatchEvent(new Event('updatefound'));
    expect(onWaiting).not.toHaveBeenCalled();
    registration.waiting = { postMessage: vi.fn() };
    registration.installing.dispatchEvent(new Event('statechange'));
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('takes its first worker for no news: %s, two changes, %i times [PWA-14]', (isFirst, times) => {
    const serviceWorker = new EventTarget();
    Object.assign(navigator, { serviceWorker });
    const onReplaced = vi.fn();
    followReplacement(isFirst, onReplaced);
    for (const _ of [1, 2]) serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(onReplaced).toHaveBeenCalledTimes(times);
  });
});
