import { beforeEach, describe, expect, it, vi } from 'vitest';
import { officeCaller } from './office-caller.ts';
import { readSession } from './read-session.ts';
import { signInAddress, wantedAddress } from './return-path.ts';
import { closeSession, openSession, useSessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';

const payload = {
  role: 'manager',
  person: { id: 7, name: 'Karim' },
  device: null,
  permissions: ['board', 'devices'],
  site: 'Lève-tard',
  now: '2026-11-20T19:00:00+01:00',
};
const session = {
  role: 'manager',
  person: payload.person,
  device: null,
  permissions: ['board', 'devices'],
  site: 'Lève-tard',
} as const;

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const stateNow = () => useSessionStore.getState().state;

beforeEach(() => useSessionStore.setState({ state: { kind: 'asking' } }));

describe('who is in the office', () => {
  it('is told by the server, and kept for a day without a connection [OFC-15]', async () => {
    answer(200, { status: 'success', payload });
    await readSession();
    expect(stateNow()).toEqual({ kind: 'in', session });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await readSession();
    expect(stateNow()).toEqual({ kind: 'in', session });
    expect(JSON.parse(localStorage.getItem('office-session') ?? '')).toEqual(session);
  });

  it('is nobody where nobody was and the server can’t be asked', async () => {
    await readSession();
    expect(stateNow()).toEqual({ kind: 'unreachable' });
  });

  it('is over with the first call that the server refuses for want of a session [ROL-08]', async () => {
    openSession({ ...session, permissions: [...session.permissions] });
    answer(401, { status: 'error', code: 'staff_required' });
    const calls = [officeCaller.devices(), officeCaller.board()];
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 401 });
    expect(stateNow()).toEqual({ kind: 'out', wasEnded: true });
    expect(localStorage.getItem('office-session')).toBeNull();
  });

  it('is whoever came in while an earlier call was still refused', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (refuse = resolve)));
    const call = officeCaller.session();
    openSession({ ...session, permissions: [...session.permissions] });
    refuse(Response.json({ status: 'error', code: 'staff_required' }, { status: 401 }));
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(stateNow().kind).toBe('in');
  });

  it('is not put out by somebody’s wrong password', async () => {
    closeSession({ wasEnded: false });
    answer(401, { status: 'error', code: 'invalid_credentials' });
    await expect(officeCaller.signIn('a@b.fr', 'x')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(stateNow()).toEqual({ kind: 'out', wasEnded: false });
  });

  it('stays until the server has heard of the signing out', async () => {
    openSession({ ...session, permissions: [...session.permissions] });
    await expect(signOut()).rejects.toMatchObject({ status: 0 });
    expect(stateNow().kind).toBe('in');
    answer(200, { status: 'success', payload: {} });
    await signOut();
    expect(stateNow()).toEqual({ kind: 'out', wasEnded: false });
  });
});

describe('where somebody was going', () => {
  it('is gone on to after signing in, within the office only [ROL-27]', () => {
    const query = (address: string) => new URL(signInAddress(address), 'http://localhost').search;
    expect(wantedAddress(query('/office/equipe?jour=1'))).toBe('/office/equipe?jour=1');
    for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example/office', '/menu'])
      expect(wantedAddress(query(address))).toBe('/office');
    expect(wantedAddress('')).toBe('/office');
  });
});
