import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn, nobody } = replies;
const session = 'GET /v2/office/session';
const devices = 'GET /v2/office/devices';
const tablet = {
  id: 3,
  name: 'Cuisine 1',
  kind: 'board',
  addedBy: 'Zoé',
  addedAt: '2026-11-01T11:00:00+01:00',
  lastUsedAt: '2026-11-20T19:02:00+01:00',
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const entries = async () => {
  const [navigation] = await screen.findAllByRole('navigation');
  return within(navigation as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('the pages of a desk', () => {
  it('are led to by what a role may open [OFC-05, ROL-20]', async () => {
    fakeOffice({ [session]: signedIn('kitchen') });
    renderOffice('/office/reglages');
    await screen.findByText('Karim, Cuisine');
    expect(await entries()).toEqual(['Commandes', 'Disponibilité', 'Historique', 'Créneaux', 'Réglages']);
  });

  it('say so to whoever may not open one, and let somebody else come in [OFC-06, ROL-20]', async () => {
    fakeOffice({ [session]: signedIn('kitchen'), 'DELETE /v2/office/session': success({}) });
    renderOffice('/office/equipe');
    await screen.findByText('Cette page demande un responsable');
    await press('Changer de personne');
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
  });

  it('wait for the server where nobody knows who is here [OFC-06]', async () => {
    fakeOffice({});
    renderOffice('/office/equipe');
    await screen.findByRole('alert');
    fakeOffice({ [session]: signedIn('manager'), [devices]: success([]) });
    await press('Réessayer');
    await screen.findByText('Aucun écran pour l’instant');
    expect(await entries()).toEqual([
      'Commandes',
      'Disponibilité',
      'Historique',
      'Carte',
      'Offres',
      'Horaires',
      'Créneaux',
      'Zones',
      'Rapports',
      'Clôtures',
      'Factures',
      'Répétition',
      'La boutique',
      'Rétractations',
      'Équipe',
      'Réglages',
    ]);
  });
});

describe('the navigation of a phone', () => {
  it('has four links and keeps the others behind « Plus », which closes when one is followed [OFC-05, OFC-08]', async () => {
    fakeOffice({ [session]: signedIn('manager'), [devices]: success([]) });
    renderOffice('/office/equipe');
    await screen.findByText('Aucun écran pour l’instant');
    const bar = screen.getAllByRole('navigation')[1] as HTMLElement;
    const more = within(bar).getByText('Plus').closest('details') as HTMLDetailsElement;
    const names = (element: HTMLElement) =>
      within(element)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names(bar).slice(0, 4)).toEqual(['Commandes', 'Disponibilité', 'Historique', 'Carte']);
    expect(names(more)).toEqual([
      'Offres',
      'Horaires',
      'Créneaux',
      'Zones',
      'Rapports',
      'Clôtures',
      'Factures',
      'Répétition',
      'La boutique',
      'Rétractations',
      'Équipe',
      'Réglages',
      'Fermer un jour…',
    ]);
    more.open = true;
    await act(async () => fireEvent.click(within(more).getByRole('link', { name: 'Réglages' })));
    await screen.findByRole('heading', { name: 'Réglages' });
    expect(screen.getAllByText('Plus').at(-1)?.closest('details')?.open).toBe(false);
  });
});

describe('the screens of the restaurant', () => {
  it('are read again where they could not be, by a tap or by the connection [OFC-06]', async () => {
    fakeOffice({ [session]: signedIn('manager') });
    renderOffice('/office/equipe');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ [session]: signedIn('manager'), [devices]: [500, {}] });
    await press('Réessayer');
    await screen.findByText('Impossible à lire pour l’instant');
    fakeOffice({ [session]: signedIn('manager'), [devices]: success([tablet]) });
    fireEvent(window, new Event('online'));
    await screen.findByText('Cuisine 1');
    expect(screen.getByText(/^vu .*20 novembre à 19 h 02$/)).toBeTruthy();
  });

  it('are ended in two steps [ROL-08]', async () => {
    let list = [tablet];
    const asked = fakeOffice({
      [session]: signedIn('manager'),
      [devices]: () => success(list),
      'GET /v2/office/who': success({ isAsked: false, people: [] }),
      'DELETE /v2/office/devices/3': () => {
        list = [];
        return success({});
      },
    });
    renderOffice('/office/equipe');
    await press('Retirer Cuisine 1');
    expect(screen.getByRole('alert').textContent).toContain('même en plein service');
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await press('Oui, retirer');
    await screen.findByText('Aucun écran pour l’instant');
  });

  it('are added by a code that is shown in two groups, with its end [ROL-07]', async () => {
    const asked = fakeOffice({
      [session]: signedIn('manager'),
      [devices]: success([]),
      'POST /v2/office/devices/codes': success({ code: 'K7QM2XYZ', expiresAt: '2026-11-20T19:42:00+01:00' }),
    });
    renderOffice('/office/equipe');
    fireEvent.change(await screen.findByLabelText('Nom de l’écran'), { target: { value: 'Cuisine 2' } });
    await press('Faire un code');
    await screen.findByText('K7QM-2XYZ');
    expect(screen.getByText(/jusqu’à 19 h 42/)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Cuisine 2', kind: 'board' });
  });
});

describe('a device’s settings', () => {
  it('change how it looks [OFC-10]', async () => {
    fakeOffice({ [session]: signedIn('kitchen') });
    renderOffice('/office/reglages');
    await press('Sombre');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('night'));
    await press('Clair');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('day'));
  });

  it('change how large it writes, for as long as it keeps anything [OFC-09]', async () => {
    fakeOffice({ [session]: signedIn('kitchen') });
    renderOffice('/office/reglages');
    for (const [name, size] of [
      ['Grande', 'large'],
      ['Normale', 'usual'],
    ] as const) {
      await press(name);
      await waitFor(() => expect(document.documentElement.dataset.size).toBe(size));
      expect(localStorage.getItem('office-size')).toBe(`"${size}"`);
    }
  });

  it('end the session once the server has heard of it', async () => {
    fakeOffice({ [session]: signedIn('kitchen'), 'GET /v2/office/who': success({ isAsked: false, people: [] }) });
    renderOffice('/office/reglages');
    await press('Se déconnecter');
    await screen.findByRole('alert');
    expect(screen.getByText('Karim, Cuisine')).toBeTruthy();
    fakeOffice({ [session]: nobody, 'DELETE /v2/office/session': success({}) });
    await press('Se déconnecter');
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
  });

  it('say how wrong the device’s own clock is [OFC-18]', async () => {
    const late = new Date(Date.now() - 3 * 3_600_000 - 5_000).toUTCString();
    const [status, body] = signedIn('kitchen');
    fakeOffice({ [session]: [status, body, { date: late }] });
    renderOffice('/office/reglages');
    await screen.findByText(/fausse de 3 heures/);
  });

  it('say on plain http what such an address can’t do [OFC-13]', async () => {
    fakeOffice({ [session]: refusal(401, 'staff_required') });
    renderOffice('/office/connexion');
    await screen.findByText(/Cette adresse n’est pas sécurisée/);
  });
});
