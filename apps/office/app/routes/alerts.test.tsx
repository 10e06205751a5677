import { hash, webcrypto } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** A phone with a push service whose owner answers so when a page asks for permission; `isKnown`: it has alerts already. */
function openPhone(answer: 'granted' | 'denied', isKnown = false) {
  let permission = isKnown ? 'granted' : 'default';
  let subscription: object | null = isKnown ? { endpoint } : null;
  const requestPermission = vi.fn(async () => {
    permission = answer;
    return answer;
  });
  const subscribe = async () => {
    subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
    return subscription;
  };
  const pushManager = { subscribe, getSubscription: async () => subscription };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  const register = () => new Promise(() => undefined);
  const getRegistrations = async () => [{ scope: 'http://localhost/office/', pushManager }];
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register, getRegistrations });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return requestPermission;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const path = '/v2/office/push';
const standing = (browsers: string[]) => replies.success({ public_key: 'BKey', browsers });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const take = 'Recevoir les alertes sur ce téléphone';

it('has a person’s phone told once they tapped and allowed it, until they tap again [BRD-26]', async () => {
  const requestPermission = openPhone('granted');
  const asked = fakeOffice({
    'GET /v2/office/session': replies.signedIn('manager'),
    [`GET ${path}`]: standing([]),
    [`POST ${path}`]: replies.success({}),
    [`DELETE ${path}`]: replies.success({}),
  });
  renderOffice('/office/reglages');
  await screen.findByRole('button', { name: take });
  expect(requestPermission).not.toHaveBeenCalled();
  press(take);
  await screen.findByText('Ce téléphone est prévenu.');
  press('Ne plus les recevoir ici');
  await screen.findByRole('button', { name: take });
  expect(asked.filter(({ path: to, method }) => to === path && method !== 'GET')).toEqual([
    { method: 'POST', path, body: { endpoint, keys } },
    { method: 'DELETE', path, body: { endpoint } },
  ]);
});

it('says so where they did not allow it, and asks no more [BRD-26]', async () => {
  openPhone('denied');
  fakeOffice({ 'GET /v2/office/session': replies.signedIn('manager') });
  renderOffice('/office/reglages');
  await screen.findByRole('button', { name: take });
  press(take);
  await screen.findByText(/^Les notifications sont bloquées/);
  expect(screen.queryByRole('button', { name: take })).toBeNull();
});

it('knows a phone that has alerts already, by what the server knows of it [BRD-26]', async () => {
  openPhone('granted', true);
  vi.stubGlobal('crypto', webcrypto);
  fakeOffice({
    'GET /v2/office/session': replies.signedIn('manager'),
    [`GET ${path}`]: standing([hash('sha256', endpoint)]),
  });
  renderOffice('/office/reglages');
  await screen.findByText('Ce téléphone est prévenu.');
});
