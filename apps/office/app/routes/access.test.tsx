import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn, nobody } = replies;
const session = 'GET /v2/office/session';
const signIn = 'POST /v2/office/session';
const enter = 'POST /v2/office/session/enter';

const write = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const address = () => location.pathname + location.search;

async function sendPassword(): Promise<void> {
  await write('E-mail', 'karim@leve-tard.example');
  await write('Mot de passe', 'mozzarella');
  await press('Se connecter');
}

describe('signing in', () => {
  it('comes before every screen, and leads on to where one was going [ROL-27]', async () => {
    let isIn = false;
    const asked = fakeOffice({
      [session]: () => (isIn ? signedIn('manager') : nobody),
      [signIn]: () => {
        isIn = true;
        return success({ id: 7, name: 'Karim', role: 'manager' });
      },
    });
    renderOffice('/office/reglages');
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
    expect(address()).toBe('/office/connexion?vers=%2Foffice%2Freglages');
    await sendPassword();
    await screen.findByRole('heading', { name: 'Réglages' });
    expect(address()).toBe('/office/reglages');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'karim@leve-tard.example',
      password: 'mozzarella',
    });
  });

  it.each([
    ['a wrong password', refusal(401, 'invalid_credentials'), 'invalid_credentials.'],
    [
      'too many tries',
      [429, { status: 'error', code: 'rate_limited', message: 'x' }, { 'retry-after': '150' }] as const,
      'Trop de tentatives. Réessayez dans 3 minutes.',
    ],
    ['a server in pieces', [502, {}] as const, 'Cela n’a pas marché. Réessayez dans un instant.'],
  ])('says what came of it after %s [ROL-31]', async (_what, reply, sentence) => {
    fakeOffice({ [session]: nobody, [signIn]: [...reply] as typeof nobody });
    renderOffice('/office/connexion');
    await sendPassword();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('asks for the second code on a new browser as the next step, which leads back to what was typed [ROL-05]', async () => {
    let isIn = false;
    const asked = fakeOffice({
      [session]: () => (isIn ? signedIn('owner') : nobody),
      [signIn]: (body) => {
        const { code } = body as { code?: string };
        if (code === undefined) return refusal(403, 'second_factor');
        isIn = code === '123456';
        return isIn ? success({ id: 7, name: 'Karim', role: 'owner' }) : refusal(403, 'wrong_code');
      },
    });
    renderOffice('/office/connexion?vers=%2Foffice%2Freglages');
    await sendPassword();
    const code = await screen.findByLabelText('Code de votre application');
    expect([code.getAttribute('aria-invalid'), screen.queryByRole('alert')?.textContent ?? '']).toEqual([null, '']);
    await press('Revenir au mot de passe');
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('karim@leve-tard.example');
    await press('Se connecter');
    await write('Code de votre application', '000000');
    await press('Se connecter');
    expect((await screen.findByRole('alert')).textContent).toContain('wrong_code');
    await write('Code de votre application', '123456');
    await press('Se connecter');
    await screen.findByRole('heading', { name: 'Réglages' });
    expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
      email: 'karim@leve-tard.example',
      password: 'mozzarella',
      code: '123456',
    });
  });

  it('says that there is no connection, and asks for what is missing before it sends anything [OFC-06]', async () => {
    const asked = fakeOffice({ [session]: nobody });
    renderOffice('/office/connexion');
    await press('Se connecter');
    expect((await screen.findByLabelText('E-mail')).getAttribute('aria-invalid')).toBe('true');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await sendPassword();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Pas de connexion. Vérifiez le réseau, puis réessayez.',
    );
  });

  it('says so where the server ended the session [ROL-08]', async () => {
    let isIn = true;
    fakeOffice({ [session]: () => (isIn ? signedIn('manager') : nobody), 'GET /v2/office/devices': nobody });
    renderOffice('/office/reglages');
    await screen.findByText('Karim, Responsable');
    isIn = false;
    fireEvent.click(screen.getAllByRole('link', { name: 'Équipe' })[0] as Element);
    await screen.findByText('Votre session est terminée. Reconnectez-vous pour continuer.');
    expect(address()).toBe('/office/connexion?vers=%2Foffice%2Fequipe');
  });
});

describe('a link', () => {
  it('of the demo’s opens by itself, and stays in no history [OFC-24]', async () => {
    const asked = fakeOffice({
      [enter]: success({ id: 1, name: 'Démo', role: 'owner' }),
      [session]: signedIn('manager'),
    });
    renderOffice('/office/entrer/abc');
    await screen.findByRole('button', { name: 'Ouvrir le service' });
    expect(address()).toBe('/office/board');
    expect(asked.filter(({ path }) => path.endsWith('enter')).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('asks the first owner for a password, then for a name [ROL-02]', async () => {
    const wants = (name: string) => refusal(422, 'validation', { errors: { [name]: 'manquant' } });
    const asked = fakeOffice({
      [enter]: (body) => {
        if (!('password' in (body as object))) return wants('password');
        return 'name' in (body as object) ? success({ id: 1, name: 'Zoé', role: 'owner' }) : wants('name');
      },
      [session]: signedIn('manager'),
    });
    renderOffice('/office/entrer/abc');
    await write('Nouveau mot de passe', 'court');
    await press('Entrer');
    await screen.findByText('Huit caractères au moins.');
    await write('Nouveau mot de passe', 'quatre fromages');
    await press('Entrer');
    await write('Votre nom', 'Zoé');
    await press('Entrer');
    await screen.findByRole('button', { name: 'Ouvrir le service' });
    expect(asked.findLast(({ path }) => path.endsWith('enter'))?.body).toEqual({
      token: 'abc',
      password: 'quatre fromages',
      name: 'Zoé',
    });
  });

  it('offers a second code to an owner who has none, and may be left for later [ROL-05]', async () => {
    fakeOffice({
      [enter]: (body) =>
        'password' in (body as object)
          ? success({ id: 1, name: 'Zoé', role: 'owner' })
          : refusal(422, 'validation', { errors: { password: 'manquant' } }),
      [session]: signedIn('owner'),
      'GET /v2/office/second-factor': success({ isOn: false, codesLeft: 0 }),
    });
    renderOffice('/office/entrer/abc');
    await write('Nouveau mot de passe', 'quatre fromages');
    await press('Entrer');
    await screen.findByRole('heading', { name: /Protéger votre accès/ });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/office/reglages', '/office/board']));
  });

  it('that was used says so, and leads to another one [ROL-06]', async () => {
    fakeOffice({ [enter]: refusal(410, 'link_used') });
    renderOffice('/office/entrer/abc');
    await screen.findByRole('heading', { name: 'Ce lien a déjà servi' });
    expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' }).getAttribute('href')).toBe(
      '/office/mot-de-passe',
    );
  });

  it('that can’t be tried now may be tried again [OFC-06]', async () => {
    fakeOffice({});
    renderOffice('/office/entrer/abc');
    await screen.findByRole('alert');
    fakeOffice({ [enter]: refusal(410, 'link_used') });
    await press('Réessayer');
    await screen.findByRole('heading', { name: 'Ce lien a déjà servi' });
  });

  it('is sent to whoever asks for it, known or not [ROL-06]', async () => {
    const asked = fakeOffice({ 'POST /v2/office/session/reset': success({}) });
    renderOffice('/office/mot-de-passe');
    await write('E-mail', 'zoe@leve-tard.example');
    await press('Recevoir le lien');
    await screen.findByText('Si cette adresse est celle de quelqu’un de l’équipe, un lien y arrive dans la minute.');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'zoe@leve-tard.example' });
  });
});

describe('a tablet', () => {
  it('joins the kitchen by a code, however it is typed [ROL-07]', async () => {
    const asked = fakeOffice({
      'POST /v2/office/devices/enrol': success({ id: 3, name: 'Cuisine 1' }),
      [session]: signedIn('kitchen'),
    });
    renderOffice('/office/appareil');
    await write('Code de l’écran', 'k7qm');
    await press('Enregistrer');
    await screen.findByText('Il faut huit lettres ou chiffres.');
    await write('Code de l’écran', 'k7qm-2xyz');
    await press('Enregistrer');
    await waitFor(() => expect(address()).toBe('/office/board'));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'k7qm-2xyz' });
  });

  it('is told of a code that was used [ROL-07]', async () => {
    fakeOffice({ 'POST /v2/office/devices/enrol': refusal(410, 'link_used') });
    renderOffice('/office/appareil');
    await write('Code de l’écran', 'K7QM2XYZ');
    await press('Enregistrer');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ce code a déjà servi. Demandez-en un autre à un responsable.',
    );
  });
});
