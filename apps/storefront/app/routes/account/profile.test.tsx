import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Screen } from '../../screens/screens.ts';
import { authPath, done, session, sessionAnswer, signIn, storedSession } from '../../testing/account-diner.ts';
import { alerts, field, type } from '../../testing/checkout-diner.ts';
import { apiError, fakeApi } from '../../testing/fake-api.ts';
import { currentUrl, type PageModule, renderPage } from '../../testing/render-page.tsx';
import * as changePassword from './change-password.tsx';
import * as profile from './profile.tsx';
import * as viewAccount from './view-account.tsx';
import * as viewOrders from './view-orders.tsx';
import * as viewProfile from './view-profile.tsx';
import * as viewSecurity from './view-security.tsx';

const send = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const main = () => within(screen.getByRole('main'));
const profileAnswer = { [`GET ${authPath('profile')}`]: sessionAnswer() };
const noAddresses = { [`GET ${authPath('addresses')}`]: { body: { status: 'success', addresses: [] } } };
/** The calls with a session. */
const signedCalls = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ path }) => path.startsWith('/v2/public/auth/'));

const pages: [Screen['path'], PageModule, string, string][] = [
  ['/profile', profile, 'Mon profil', 'Profile area'],
  ['/profile/ViewOrders', viewOrders, 'Mes commandes', 'Order history'],
  ['/profile/ViewAccount', viewAccount, 'Mon compte', 'Account'],
  ['/profile/ViewProfile', viewProfile, 'Mes informations', 'Profile details'],
  ['/profile/ViewSecurity', viewSecurity, 'Sécurité', 'Security'],
  ['/profile/ChangePassword', changePassword, 'Changer le mot de passe', 'Change password'],
];

describe('a page of the profile', () => {
  it.each(pages)(
    '%s invites a guest to sign in, asks nothing of the API, and is come back to [AUT-33, RTE-20, RTE-21, RTE-22, RTE-44, RTE-45, RTE-46]',
    async (path, page, heading, key) => {
      const api = fakeApi({ [`POST ${authPath('login/')}`]: sessionAnswer() });
      await renderPage(path, page);
      const title = main().getByRole('heading', { level: 1 });
      expect([title.textContent, title.dataset.i18n]).toEqual([heading, key]);
      const invitation = main().getByText('Vous n’êtes pas connecté.');
      expect(invitation.dataset.i18n).toBe('You are not logged in');
      const link = main().getByRole('link', { name: 'Se connecter' });
      expect(link.getAttribute('href')).toBe('/auth/login');
      await act(async () => fireEvent.click(link));
      expect(sessionStorage.getItem('auth-return')).toBe(JSON.stringify(path));
      expect(signedCalls(api)).toEqual([]);
    },
  );

  it('has three entries and the way out, and leads to each of its five pages, in their exact case [RTE-20]', async () => {
    fakeApi(profileAnswer);
    signIn();
    await renderPage('/profile', profile, { url: '/fr/profile' });
    const nav = main().getAllByRole('navigation', { name: 'Mon compte' })[0] as HTMLElement;
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/fr/profile/ViewOrders', '/fr/profile/ViewAccount', '/fr/profile/ViewSecurity']);
    const targets = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const [path] of pages.slice(1)) expect(targets).toContain(`/fr${path}`);
    expect(within(nav).getByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Camille');
  });

  it.each([
    ['/profile/ViewAccount', viewAccount, 'page', 'Mon compte'],
    ['/profile/ViewProfile', viewProfile, 'true', 'Mon compte'],
    ['/profile/ViewSecurity', viewSecurity, 'page', 'Sécurité'],
    ['/profile/ChangePassword', changePassword, 'true', 'Sécurité'],
  ] as const)('shows on %s which entry it belongs to [RTE-20]', async (path, page, current, name) => {
    fakeApi(profileAnswer);
    signIn();
    await renderPage(path, page);
    const nav = main().getByRole('navigation', { name: 'Mon compte' });
    expect(within(nav).getByRole('link', { name }).getAttribute('aria-current')).toBe(current);
    expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('ends the session that the server no longer knows, and invites to sign in [AUT-27]', async () => {
    const api = fakeApi({
      [`GET ${authPath('profile')}`]: apiError(401, 'unauthenticated', 'Votre session a expiré'),
    });
    signIn();
    await renderPage('/profile', profile);
    expect(main().getByText('Vous n’êtes pas connecté.')).toBeTruthy();
    expect(storedSession()).toBeNull();
    expect(signedCalls(api)).toHaveLength(1);
  });

  it('turns into the invitation when another tab signs out', async () => {
    fakeApi(profileAnswer);
    signIn();
    await renderPage('/profile', profile);
    localStorage.removeItem('auth');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
    expect(main().getByText('Vous n’êtes pas connecté.')).toBeTruthy();
  });

  it('says in the server’s words what could not be read, and tries again [ERR-16]', async () => {
    fakeApi({ [`GET ${authPath('profile')}`]: [apiError(422, 'validation', 'Pas maintenant'), sessionAnswer()] });
    signIn();
    await renderPage('/profile', profile);
    expect(alerts()[0]?.text).toBe('Pas maintenant.');
    await send('Réessayer');
    expect(field('first_name').value).toBe('Camille');
  });

  it('reads again by itself once there is a connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi({ [`GET ${authPath('profile')}`]: ['no answer', sessionAnswer()] });
    signIn();
    await renderPage('/profile', profile);
    expect(alerts()[0]?.text).toMatch(/^Pas de connexion/);
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(field('first_name').value).toBe('Camille');
  });
});

describe('who one is', () => {
  it('is read from the server, changed as a whole, and kept [RTE-44, AUT-10, AUT-12, AUT-13, AUT-26]', async () => {
    const api = fakeApi({
      ...profileAnswer,
      ...noAddresses,
      [`PATCH ${authPath('update-profile')}`]: sessionAnswer({ lastName: 'Durand', address: null }),
    });
    signIn({ lastName: 'Vieux' });
    await renderPage('/profile/ViewProfile', viewProfile);
    expect(['first_name', 'last_name', 'phone', 'email', 'address'].map((name) => field(name).value)).toEqual([
      'Camille',
      'Martin',
      '0612345678',
      'camille@example.com',
      '5 place Bellecour, 69002 Lyon',
    ]);
    await type('last_name', 'Durand');
    await type('address', ' ');
    await send('Enregistrer');
    const patch = api.of('PATCH')[0];
    expect(patch?.query).toEqual({ token: session.token, user_id: '42' });
    expect(patch?.body).toMatchObject({
      first_name: 'Camille',
      last_name: 'Durand',
      phone: '0612345678',
      email: 'camille@example.com',
      address: null,
    });
    expect(main().getByText('C’est enregistré.')).toBeTruthy();
    expect(storedSession().user.last_name).toBe('Durand');
  });

  it('stays as typed where the server refuses it [ERR-02]', async () => {
    fakeApi({
      ...profileAnswer,
      ...noAddresses,
      [`PATCH ${authPath('update-profile')}`]: apiError(409, 'email_taken', 'Un compte existe déjà avec cet e-mail'),
    });
    signIn();
    await renderPage('/profile/ViewProfile', viewProfile);
    await type('email', 'max@example.com');
    await send('Enregistrer');
    expect(alerts()[0]?.text).toBe('Un compte existe déjà avec cet e-mail.');
    expect([field('email').value, storedSession().user.email]).toEqual(['max@example.com', 'camille@example.com']);
  });

  it('has an address to prove: the code is sent on the way there [DEC-19]', async () => {
    const api = fakeApi({
      [`GET ${authPath('profile')}`]: sessionAnswer({ isVerified: false }),
      [`GET ${authPath('send-otp/')}`]: { body: { status: 'success', message: 'ok' } },
    });
    signIn({ isVerified: false });
    await renderPage('/profile/ViewAccount', viewAccount);
    await act(async () => fireEvent.click(main().getByRole('link', { name: 'La vérifier' })));
    expect(api.calls.at(-1)?.query).toEqual({ email: 'camille@example.com', purpose: 'verify' });
    expect([currentUrl(), sessionStorage.getItem('auth-pending-email')]).toEqual([
      '/auth/verify',
      '"camille@example.com"',
    ]);
  });
});

describe('signing out', () => {
  it.each([
    ['with the server', done],
    ['whatever the server says', { status: 500, body: {} }],
    ['without a server', 'no answer' as const],
  ])('clears everything and leads home, %s [AUT-11, AUT-26]', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = fakeApi({ [`POST ${authPath('logout/')}`]: answer });
    signIn();
    await renderPage('/profile/ViewAccount', viewAccount);
    await act(async () => fireEvent.click(main().getAllByRole('button', { name: 'Se déconnecter' })[0] as Element));
    expect([storedSession(), currentUrl()]).toEqual([null, '/']);
    const [logout] = signedCalls(api);
    expect(logout).toMatchObject({ signed: { bearer: `Bearer ${session.token}`, userId: '42' }, body: null });
  });
});

describe('what the shop knows of somebody', () => {
  it('is a file of theirs', async () => {
    const payload = { user: { id: 42 }, orders: [] };
    fakeApi({ [`GET ${authPath('export')}`]: { body: { status: 'success', payload } } });
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:1' }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    signIn();
    await renderPage('/profile/ViewAccount', viewAccount);
    await send('Télécharger mes données');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('leve-tard-mes-donnees.json');
    expect(JSON.parse(await (blobs[0] as Blob).text())).toEqual(payload);
  });
});

describe('another password', () => {
  it('takes a code sent to the account’s address, ends the session and leads to login [RTE-46, AUT-20]', async () => {
    const api = fakeApi({
      [`GET ${authPath('send-otp/')}`]: { body: { status: 'success', message: 'ok' } },
      [`POST ${authPath('reset-password/')}`]: done,
    });
    signIn();
    await renderPage('/profile/ChangePassword', changePassword);
    await send('Recevoir le code');
    expect(api.calls[0]?.query).toEqual({ email: 'camille@example.com', purpose: 'reset' });
    await type('otp', '417203');
    await type('password', 'pizza-du-mardi');
    await type('confirmation', 'pizza-du-jeudi');
    await send('Enregistrer');
    expect(alerts()[0]?.key).toBe('Passwords do not match');
    await type('confirmation', 'pizza-du-mardi');
    await send('Enregistrer');
    expect(api.calls[1]?.body).toEqual({ email: 'camille@example.com', otp: '417203', password: 'pizza-du-mardi' });
    expect([storedSession(), currentUrl()]).toEqual([null, '/auth/login']);
  });
});

describe('leaving for good', () => {
  const path = `DELETE ${authPath('delete-profile/')}`;
  async function open(answers = {}) {
    const api = fakeApi(answers);
    signIn();
    await renderPage('/profile/ViewSecurity', viewSecurity);
    for (const link of main().getAllByRole('link', { name: 'Changer le mot de passe' }))
      expect(link.getAttribute('href')).toBe('/profile/ChangePassword');
    return api;
  }
  async function leave(password: string, confirmation = password) {
    await type('password', password);
    await type('confirmation', confirmation);
    await send('Supprimer mon compte');
  }

  it('takes the password, in the body, clears everything and leads home [RTE-45, AUT-21, AUT-26]', async () => {
    const api = await open({ [path]: done });
    await leave('pizza-du-lundi');
    expect(api.calls[0]).toMatchObject({
      method: 'DELETE',
      query: {},
      body: { token: session.token, user_id: 42, password: 'pizza-du-lundi' },
    });
    expect([storedSession(), currentUrl()]).toEqual([null, '/']);
  });

  it.each([
    ['without a password', '', '', 'Password is required'],
    ['with two passwords', 'pizza-du-lundi', 'pizza-du-mardi', 'Passwords do not match'],
  ])('is not asked of the server %s [AUT-23, AUT-24]', async (_, password, confirmation, key) => {
    const api = await open();
    await leave(password, confirmation);
    expect([alerts().map((alert) => alert.key), api.calls]).toEqual([[key], []]);
  });

  it('is nobody’s where the session is gone meanwhile [AUT-22]', async () => {
    const api = await open();
    localStorage.removeItem('auth');
    await leave('');
    expect(main().getByText('Vous n’êtes pas connecté.').dataset.i18n).toBe('You are not logged in');
    expect(api.calls).toEqual([]);
  });

  it('is refused in the server’s words, and the session goes on [AUT-25, ERR-02]', async () => {
    await open({ [path]: apiError(403, 'wrong_password', 'Mot de passe incorrect') });
    await leave('pizza-du-mardi');
    expect([alerts()[0]?.text, storedSession()?.user.id]).toEqual(['Mot de passe incorrect.', 42]);
    expect(currentUrl()).toBe('/profile/ViewSecurity');
  });
});
