import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf } from './push.ts';
import { createPushSwitch } from './push-switch.ts';

const endpoint = 'https://push.example/1';
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
};
const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn() };
const registrations = [
  { scope: 'https://shop.example/', pushManager: { getSubscription: async () => null } },
  { scope: 'https://shop.example/office/', pushManager },
];
const notification = { permission: 'granted', requestPermission: vi.fn() };
const desk = { standing: vi.fn(), take: vi.fn(), end: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('crypto', webcrypto);
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => registrations } });
  notification.permission = 'granted';
  notification.requestPermission.mockResolvedValue('granted');
  pushManager.getSubscription.mockResolvedValue(subscription);
  pushManager.subscribe.mockResolvedValue(subscription);
  desk.standing.mockResolvedValue({ publicKey: 'public', browsers: [] });
});

/** Watches a switch; answers its standings so far. */
function watch() {
  const pushes = createPushSwitch('/office/', desk);
  const seen: string[] = [];
  pushes.watch(() => seen.push(pushes.standing()));
  return { pushes, seen };
}

describe('the switch of pushes', () => {
  it('is on where the server lists the browser, and off where it does not', async () => {
    const listed = [[await digestOf(endpoint)], ['another']];
    for (const [position, standing] of ['on', 'off'].entries()) {
      desk.standing.mockResolvedValue({ publicKey: 'public', browsers: listed[position] });
      const { seen } = watch();
      await vi.waitFor(() => expect(seen).toEqual([standing]));
    }
  });

  it('is none where the browser can’t or may not get pushes', async () => {
    notification.permission = 'denied';
    const { seen } = watch();
    await vi.waitFor(() => expect(seen).toEqual(['none']));
  });

  it('says so where the server can’t be asked', async () => {
    desk.standing.mockRejectedValue(new Error('offline'));
    const { seen } = watch();
    await vi.waitFor(() => expect(seen).toEqual(['unread']));
  });

  it('subscribes by the worker of its own scope, and tells the server', async () => {
    const { pushes, seen } = watch();
    await vi.waitFor(() => expect(seen).toEqual(['off']));
    await pushes.turnOn();
    expect(seen).toEqual(['off', 'busy', 'on']);
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public' });
    expect(desk.take).toHaveBeenCalledWith({ endpoint, p256dh: 'key', auth: 'secret' });
  });

  it('replaces a subscription with another key', async () => {
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    const { pushes } = watch();
    await pushes.turnOn();
    expect([subscription.unsubscribe.mock.calls.length, pushes.standing()]).toEqual([1, 'on']);
  });

  it('tells a refusal of the user from a failure', async () => {
    const { pushes } = watch();
    notification.requestPermission.mockResolvedValue('denied');
    await pushes.turnOn();
    expect(pushes.standing()).toBe('denied');
    notification.requestPermission.mockResolvedValue('granted');
    desk.take.mockRejectedValue(new Error('offline'));
    await pushes.turnOn();
    expect(pushes.standing()).toBe('failed');
  });

  it('ends at the server what it began', async () => {
    const { pushes } = watch();
    await pushes.turnOff();
    expect([desk.end.mock.calls, pushes.standing()]).toEqual([[[endpoint]], 'off']);
  });
});
