import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session, storedSession } from '../../testing/account-diner.ts';
import { currentSession, openSession, renewUser } from './change-session.ts';
import { connectSession, endSession, useSessionStore } from './session-store.ts';

const stored = {
  token: session.token,
  user: {
    id: 42,
    email: 'camille@example.com',
    first_name: 'Camille',
    last_name: 'Martin',
    phone: '0612345678',
    address: '5 place Bellecour, 69002 Lyon',
    is_verified: true,
  },
};
const keep = (value: unknown) =>
  localStorage.setItem('auth', typeof value === 'string' ? value : JSON.stringify(value));
const elsewhere = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));

let stop = () => {};
afterEach(() => stop());

describe('the session', () => {
  it('is kept as token and user, and is there after a reload [AUT-03, STO-07]', () => {
    openSession(session);
    expect(storedSession()).toEqual(stored);
    useSessionStore.setState({ session: null, isReady: false });
    stop = connectSession();
    expect(useSessionStore.getState()).toMatchObject({ session, isReady: true });
  });

  it.each([
    'not JSON',
    '"text"',
    'null',
    [],
    { token: 'x' },
    { user: stored.user },
    { ...stored, token: '' },
    { ...stored, user: { ...stored.user, id: 'x' } },
    { ...stored, user: { id: 42 } },
  ])('that is %j was never one: a guest, and nothing stays stored [STO-07]', (value) => {
    keep(value);
    stop = connectSession();
    expect([useSessionStore.getState().session, localStorage.getItem('auth')]).toEqual([null, null]);
  });

  it('ends in every tab when it ends in one, and begins in every tab', () => {
    stop = connectSession();
    keep(stored);
    elsewhere();
    expect(useSessionStore.getState().session).toEqual(session);
    localStorage.removeItem('auth');
    elsewhere();
    expect(useSessionStore.getState().session).toBeNull();
  });

  it('is looked up where something is done in its name: it may be gone since the page was drawn [AUT-22]', () => {
    openSession(session);
    localStorage.removeItem('auth');
    expect(currentSession()).toBeNull();
    expect(useSessionStore.getState().session).toBeNull();
  });

  it('lives in memory where storage refuses it [STO-10]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openSession(session);
    expect(currentSession()).toEqual(session);
    expect(warn).toHaveBeenCalledOnce();
    endSession();
    expect(currentSession()).toBeNull();
  });

  it('takes over what the server says of its user, not of another', () => {
    openSession(session);
    renewUser({ ...session.user, id: 7, firstName: 'Max' });
    renewUser({ ...session.user, phone: '07' });
    expect(storedSession().user).toMatchObject({ id: 42, first_name: 'Camille', phone: '07' });
  });
});
