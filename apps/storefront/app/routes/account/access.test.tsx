import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepReturnPath } from '../../state/account/return-path.ts';
import { authPath, done, session, sessionAnswer, signIn, storedSession } from '../../testing/account-diner.ts';
import { alerts, field, type } from '../../testing/checkout-diner.ts';
import { apiError, fakeApi } from '../../testing/fake-api.ts';
import { currentUrl, renderPage } from '../../testing/render-page.tsx';
import * as entry from './auth.tsx';
import * as forgot from './forgot.tsx';
import * as login from './login.tsx';
import * as signup from './signup.tsx';
import * as takeBack from './take-back.tsx';
import * as verify from './verify.tsx';

const send = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function logIn() {
  await type('email', ' camille@example.com ');
  await type('password', 'pizza-du-lundi');
  await send('Se connecter');
}

describe('the way in', () => {
  it('leads to login, signup, and to the menu without an account [RTE-12]', async () => {
    await renderPage('/auth', entry);
    expect(links().slice(1)).toEqual([
      ['Se connecter', '/auth/login'],
      ['Créer un compte', '/auth/signup'],
      ['Continuer en tant qu’invité', '/menu'],
    ]);
  });

  it('leads who is signed in to the profile [RTE-12]', async () => {
    signIn();
    await renderPage('/auth', entry);
    expect(links()).toContainEqual(['Voir mon profil', '/profile']);
  });
});

describe('login', () => {
  it('stores token and user, and leads home [AUT-02, AUT-03, RTE-02, RTE-13]', async () => {
    const api = fakeApi({ [`POST ${authPath('login/')}`]: sessionAnswer() });
    await renderPage('/auth/login', login);
    expect([field('email').autocomplete, field('password').autocomplete]).toEqual(['username', 'current-password']);
    await logIn();
    expect(api.calls[0]?.body).toEqual({ email: 'camille@example.com', password: 'pizza-du-lundi' });
    expect(storedSession()).toMatchObject({ token: session.token, user: { id: 42, first_name: 'Camille' } });
    expect(currentUrl()).toBe('/');
  });

  it('reads an answer whatever the envelope is [API-39]', async () => {
    const { body } = sessionAnswer();
    fakeApi({ [`POST ${authPath('login/')}`]: { body: { status: 'success', payload: body } } });
    await renderPage('/auth/login', login);
    await logIn();
    expect(storedSession()?.token).toBe(session.token);
  });

  it('stays under the language, and comes back once to where it was opened from [RTE-02, RTE-24]', async () => {
    fakeApi({ [`POST ${authPath('login/')}`]: sessionAnswer() });
    const { unmount } = await renderPage('/auth/login', login, { url: '/fr/auth/login' });
    await logIn();
    expect(currentUrl()).toBe('/fr');
    unmount();
    keepReturnPath('/checkout');
    await renderPage('/auth/login', login);
    await logIn();
    expect(currentUrl()).toBe('/checkout');
    expect(sessionStorage.getItem('auth-return')).toBeNull();
  });

  it('comes back nowhere once the diner went elsewhere instead [RTE-02]', async () => {
    keepReturnPath('/checkout');
    await renderPage('/auth/login', login);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Commandez sans compte' })));
    expect(currentUrl()).toBe('/menu');
    expect(sessionStorage.getItem('auth-return')).toBeNull();
  });

  it('says in the server’s words why it failed, and can be tried again [AUT-04, AUT-28, ERR-02, SEC-12]', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof apiError>>();
    const api = fakeApi({ [`POST ${authPath('login/')}`]: answer.promise });
    await renderPage('/auth/login', login);
    await logIn();
    const button = screen.getByRole('button', { name: 'Se connecter' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await act(async () => answer.resolve(apiError(401, 'invalid_credentials', 'Non <b>x</b>')));
    expect(api.calls).toHaveLength(1);
    expect(alerts()).toEqual([{ key: null, text: 'Non <b>x</b>.' }]);
    expect([button.getAttribute('aria-busy'), storedSession(), currentUrl()]).toEqual([null, null, '/auth/login']);
  });

  it.each([
    ['a server without words', { status: 500, body: {} }, 'An error occurred, please try again'],
    ['no answer', 'no answer' as const, 'An error occurred, please try again'],
  ])('says that something went wrong, for %s [AUT-04, ERR-13]', async (_, answer, key) => {
    fakeApi({ [`POST ${authPath('login/')}`]: answer });
    await renderPage('/auth/login', login);
    await logIn();
    expect(alerts().map((alert) => alert.key)).toEqual([key]);
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi({ [`POST ${authPath('login/')}`]: 'no answer' });
    await renderPage('/auth/login', login);
    await logIn();
    expect(alerts()[0]?.text).toMatch(/^Pas de connexion/);
  });

  it('asks for what is missing, at the field, and calls nobody', async () => {
    const api = fakeApi({});
    await renderPage('/auth/login', login);
    await type('email', 'camille');
    await send('Se connecter');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('email'));
    expect(api.calls).toEqual([]);
  });

  it('lets the password be looked at', async () => {
    await renderPage('/auth/login', login);
    fireEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field('password').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field('password').type).toBe('password');
  });
});

describe('signup', () => {
  async function fill(password = 'pizza-du-lundi') {
    await type('first_name', 'Camille');
    await type('last_name', 'Martin');
    await type('phone', '06 12 34 56 78');
    await type('email', 'camille@example.com');
    await type('password', password);
    await send('Créer mon compte');
  }

  it('sends who signs up, keeps no token, and leads to the code [AUT-05, RTE-15, RTE-16]', async () => {
    const api = fakeApi({ [`POST ${authPath('signup/')}`]: sessionAnswer({ isVerified: false }) });
    await renderPage('/auth/signup', signup);
    expect(['first_name', 'last_name', 'phone', 'email', 'password'].map((name) => field(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'tel',
      'email',
      'new-password',
    ]);
    await fill();
    expect(api.calls[0]?.body).toEqual({
      first_name: 'Camille',
      last_name: 'Martin',
      phone: '06 12 34 56 78',
      email: 'camille@example.com',
      password: 'pizza-du-lundi',
    });
    expect([currentUrl(), storedSession()]).toEqual(['/auth/verify', null]);
    expect(sessionStorage.getItem('auth-pending-email')).toBe('"camille@example.com"');
  });

  it('stays, with the server’s words, at the field that they are about [AUT-06, ERR-02]', async () => {
    fakeApi({
      [`POST ${authPath('signup/')}`]: apiError(422, 'validation', 'Veuillez remplir', {
        errors: { password: 'Trop courant' },
      }),
    });
    await renderPage('/auth/signup', signup);
    await fill();
    expect([currentUrl(), alerts()[0]?.text]).toEqual(['/auth/signup', 'Veuillez remplir.']);
    expect(screen.getByText('Trop courant')).toBeTruthy();
    expect(document.activeElement).toBe(field('password'));
  });

  it('asks for eight signs, as people count them [API-12]', async () => {
    const api = fakeApi({});
    await renderPage('/auth/signup', signup);
    await fill('🍕🍕🍕🍕🍕🍕🍕');
    expect(screen.getByText('8 caractères minimum.')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});

describe('the code', () => {
  const page = async () => {
    sessionStorage.setItem('auth-pending-email', '"camille@example.com"');
    await renderPage('/auth/verify', verify);
  };

  it('proves the address, signs in and leads home [AUT-08, RTE-02, RTE-16]', async () => {
    const api = fakeApi({ [`GET ${authPath('verify-otp/')}`]: sessionAnswer() });
    await page();
    expect(screen.getByText('camille@example.com')).toBeTruthy();
    await type('otp', '417203');
    await send('Valider');
    expect(api.calls[0]?.query).toEqual({ otp: '417203', email: 'camille@example.com' });
    expect([storedSession()?.user.id, currentUrl()]).toEqual([42, '/']);
    expect(sessionStorage.getItem('auth-pending-email')).toBeNull();
  });

  it('shows who made the account, in the tab where they did [AUT-08, DEC-19]', async () => {
    sessionStorage.setItem('auth-pending-session', JSON.stringify(sessionAnswer().body));
    const api = fakeApi({ [`GET ${authPath('verify-otp/')}`]: sessionAnswer() });
    await page();
    await type('otp', '417203');
    await send('Valider');
    expect(api.calls[0]?.signed.bearer).toMatch(/^Bearer /);
    expect(sessionStorage.getItem('auth-pending-session')).toBeNull();
  });

  it('leads to a new password where nobody knows whose the old one was [AUT-08]', async () => {
    const { body } = sessionAnswer();
    fakeApi({ [`GET ${authPath('verify-otp/')}`]: { body: { ...body, password_needed: true } } });
    await page();
    await type('otp', '417203');
    await send('Valider');
    expect(currentUrl()).toBe('/profile/ChangePassword');
  });

  it('that is wrong is told in one sentence, and its digits stay, selected [AUT-09, ERR-02]', async () => {
    fakeApi({ [`GET ${authPath('verify-otp/')}`]: apiError(400, 'otp_invalid', 'Code incorrect ou expiré') });
    await page();
    await type('otp', '417203');
    await send('Valider');
    // One sentence, and the digits stay: the first is selected, and the next takes its place.
    expect(alerts().map(({ text }) => text)).toEqual(['Code incorrect ou expiré.']);
    expect([field('otp').value, document.activeElement, storedSession()]).toEqual(['4', field('otp'), null]);
    expect(document.body.textContent).not.toContain('Ce champ est obligatoire.');
  });

  it('can be sent again once a minute has gone by [AUT-07]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeApi({ [`GET ${authPath('send-otp/')}`]: { body: { status: 'success', message: 'ok' } } });
    await page();
    expect(screen.queryByRole('button', { name: 'Renvoyer le code' })).toBeNull();
    for (let second = 0; second < 61; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
    await send('Renvoyer le code');
    expect(api.calls.at(-1)?.query).toEqual({ email: 'camille@example.com', purpose: 'verify' });
    expect(screen.queryByRole('button', { name: 'Renvoyer le code' })).toBeNull();
    vi.useRealTimers();
  });

  it('asks for the address where nobody knows it [RTE-16]', async () => {
    const api = fakeApi({ [`GET ${authPath('verify-otp/')}`]: sessionAnswer() });
    await renderPage('/auth/verify', verify);
    await type('email', 'max@example.com');
    await type('otp', '417203');
    await send('Valider');
    expect(api.calls[0]?.query).toEqual({ otp: '417203', email: 'max@example.com' });
  });
});

describe('a forgotten password', () => {
  async function toCode() {
    await renderPage('/auth/forgot', forgot);
    await type('email', 'camille@example.com');
    await send('Recevoir le code');
  }
  async function reset(confirmation = 'pizza-du-mardi') {
    await type('otp', '417203');
    await type('password', 'pizza-du-mardi');
    await type('confirmation', confirmation);
    await send('Enregistrer');
  }
  const codeSent = { [`GET ${authPath('send-otp/')}`]: { body: { status: 'success', message: 'ok' } } };

  it('is replaced by a code and a new one, which leads to login [AUT-16, RTE-13, RTE-14]', async () => {
    const api = fakeApi({ ...codeSent, [`POST ${authPath('reset-password/')}`]: done });
    signIn();
    await toCode();
    expect(api.calls[0]?.query).toEqual({ email: 'camille@example.com', purpose: 'reset' });
    expect(field('password').autocomplete).toBe('new-password');
    await reset();
    expect(api.calls[1]?.body).toEqual({ email: 'camille@example.com', otp: '417203', password: 'pizza-du-mardi' });
    expect([currentUrl(), storedSession()]).toEqual(['/auth/login', null]);
  });

  it('is not sent where it is typed in two ways [AUT-17]', async () => {
    const api = fakeApi(codeSent);
    await toCode();
    await reset('pizza-du-jeudi');
    expect(alerts()).toEqual([{ key: 'Passwords do not match', text: 'Les mots de passe ne correspondent pas.' }]);
    expect(api.calls).toHaveLength(1);
  });

  it('stays with the server’s words where the code is wrong [AUT-18]', async () => {
    fakeApi({
      ...codeSent,
      [`POST ${authPath('reset-password/')}`]: apiError(400, 'otp_invalid', 'Code incorrect ou expiré'),
    });
    await toCode();
    await reset();
    expect([alerts()[0]?.text, currentUrl()]).toEqual(['Code incorrect ou expiré.', '/auth/forgot']);
  });
});

describe('an address that is taken back', () => {
  const url = '/auth/email#secret-of-the-link';
  const answers = (answer: ReturnType<typeof apiError> | typeof done) =>
    fakeApi({ [`POST ${authPath('take-email-back/')}`]: answer });
  const press = () => send('Reprendre mon adresse');

  it('is asked for by one button, signs out and leads to a new password [AUT-34, RTE-47]', async () => {
    const api = answers(done);
    signIn();
    await renderPage('/auth/email', takeBack, { url });
    expect(api.calls).toEqual([]);
    await press();
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: 'secret-of-the-link' }]);
    expect(storedSession()).toBeNull();
    expect(screen.getByText(/de nouveau à votre adresse/).getAttribute('role')).toBe('status');
    expect(links()).toContainEqual(['Choisir un nouveau mot de passe', '/auth/forgot']);
  });

  it.each([
    ['link_used', 410, 'Ce lien a déjà servi ou a expiré.'],
    ['link_unknown', 404, 'Ce lien n’est pas valable.'],
    ['email_taken', 409, 'Un autre compte utilise maintenant cette adresse.'],
  ])('says why it can’t be where the answer is %s, and whom to ask [AUT-34]', async (code, status, message) => {
    answers(apiError(status, code, message));
    await renderPage('/auth/email', takeBack, { url });
    await press();
    expect(alerts()[0]?.text).toBe(message);
    expect(screen.queryByRole('button', { name: 'Reprendre mon adresse' })).toBeNull();
    expect(links()).toContainEqual(['Nous contacter', '/contact']);
  });

  it('may be tried again where there was no answer [AUT-34]', async () => {
    answers(apiError(503, 'unavailable', 'La boutique est momentanément indisponible'));
    signIn();
    await renderPage('/auth/email', takeBack, { url });
    await press();
    expect(alerts()[0]?.text).toBe('La boutique est momentanément indisponible.');
    expect(screen.getByRole('button', { name: 'Reprendre mon adresse' })).toBeTruthy();
    expect(storedSession()).not.toBeNull();
  });

  it('asks for the whole link where a part of it is missing [AUT-34, RTE-47]', async () => {
    await renderPage('/auth/email', takeBack);
    expect(screen.getByText(/il manque la fin/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reprendre mon adresse' })).toBeNull();
  });
});
