import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const people = 'GET /v2/office/people';
const karim = {
  id: 7,
  name: 'Karim',
  email: 'karim@example.com',
  role: 'owner',
  isActive: true,
  hasPin: true,
  hasSecondFactor: false,
  devices: [],
  invitation: null,
};
const ali = {
  id: 9,
  name: 'Ali',
  email: 'ali@example.com',
  role: 'kitchen',
  isActive: true,
  hasPin: false,
  hasSecondFactor: false,
  devices: [],
  invitation: null,
};
const fresh = {
  id: 11,
  name: '',
  email: 'lea@example.com',
  role: 'manager',
  isActive: true,
  hasPin: false,
  hasSecondFactor: false,
  devices: [],
  invitation: { until: '2026-11-26T11:00:00Z' },
};
const devices = { 'GET /v2/office/devices': success([]) };

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the people of the restaurant', () => {
  it('are shown to an owner with what each may do, and to nobody else [ROL-01, ROL-20]', async () => {
    fakeOffice({ ...devices, [session]: signedIn('owner'), [people]: success([karim, ali, fresh]) });
    renderOffice('/office/equipe');
    const rows = (await screen.findAllByTestId('person')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Karim.*vous.*karim@example\.com.*A un code.*Propriétaire/),
      expect.stringMatching(/Ali.*ali@example\.com.*Cuisine/),
      expect.stringMatching(/lea@example\.com.*Responsable.*Pas encore venu\s:.*jeudi 26 novembre à 12.h/),
    ]);
  });

  it('are not a manager’s to see [ROL-20]', async () => {
    const asked = fakeOffice({ ...devices, [session]: signedIn('manager') });
    renderOffice('/office/equipe');
    await screen.findByText('Aucun écran pour l’instant');
    expect([screen.queryByText('Personnes'), asked.some(({ path }) => path.includes('people'))]).toEqual([null, false]);
  });

  it('are forgotten on demand once they have no access, by a second tap [ROL-30]', async () => {
    let members: object[] = [karim, { ...ali, isActive: false }];
    const asked = fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: () => success(members),
      'DELETE /v2/office/people/9': () => {
        members = [karim];
        return success({});
      },
    });
    renderOffice('/office/equipe');
    await press('Modifier Karim');
    expect(screen.queryByRole('button', { name: 'Effacer son nom' })).toBeNull();
    await press('Modifier Ali');
    await press('Effacer son nom');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Oui, effacer Ali pour toujours');
    await waitFor(() => expect(screen.getAllByTestId('person')).toHaveLength(1));
  });

  it('are read again where they could not be [OFC-06]', async () => {
    fakeOffice({ ...devices, [session]: signedIn('owner') });
    renderOffice('/office/equipe');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ ...devices, [session]: signedIn('owner'), [people]: success([karim]) });
    await press('Réessayer');
    await screen.findByTestId('person');
  });

  it('get another role, and are let in no more, each with what comes of it [ROL-01, ROL-08]', async () => {
    let member = { ...ali };
    const asked = fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: () => success([karim, member]),
      'PUT /v2/office/people/9': (body) => {
        member = { ...member, ...(body as object) };
        return success(member);
      },
    });
    renderOffice('/office/equipe');
    await press('Modifier Ali');
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Rôle de Ali' })).getByRole('button', { name: 'Responsable' }),
    );
    screen.getByText(/confirme par son code/);
    await press('Enregistrer');
    await screen.findByText('Sans code pour la cuisine');
    await press('Modifier Ali');
    screen.getByText(/déconnecte Ali aussitôt/);
    await press('Retirer l’accès');
    await screen.findByText('Sans accès');
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { role: 'manager', isActive: true },
      { role: 'manager', isActive: false },
    ]);
    await press('Modifier Ali');
    await press('Rendre l’accès');
    await screen.findByText('Responsable', { selector: 'span' });
  });

  it('leave their screens as the owner decides: they go on, or end with them [ROL-08]', async () => {
    const asked = fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: success([karim, { ...ali, devices: ['Cuisine 1', 'Passe'] }]),
      'PUT /v2/office/people/9': success(ali),
    });
    renderOffice('/office/equipe');
    await press('Modifier Ali');
    screen.getByText('Écrans ajoutés par Ali : Cuisine 1, Passe.');
    const choice = within(screen.getByRole('group', { name: 'Ce que deviennent les écrans ajoutés par Ali' }));
    expect(choice.getByRole('button', { name: 'Les garder', pressed: true })).toBeTruthy();
    screen.getByText(/ces écrans continuent/);
    await press('Les déconnecter');
    screen.getByText(/ces écrans s’arrêtent aussitôt/);
    await press('Retirer l’accès');
    await screen.findByRole('button', { name: 'Modifier Ali' });
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      role: 'kitchen',
      isActive: false,
      devices: 'end',
    });
  });

  it('keep their last owner, and the page says why [ROL-02]', async () => {
    const message = 'Il faut au moins un propriétaire actif';
    fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: success([karim]),
      'PUT /v2/office/people/7': refusal(409, 'last_owner', { message }),
    });
    renderOffice('/office/equipe');
    const row = within(await screen.findByTestId('person'));
    fireEvent.click(row.getByRole('button', { name: 'Modifier Karim' }));
    await press('Retirer l’accès');
    await screen.findByText(`${message}.`);
  });

  it('are invited by their address, and the page says that the mail leaves [ROL-03]', async () => {
    let members: object[] = [karim];
    const asked = fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: () => success(members),
      'POST /v2/office/people': () => {
        members = [karim, fresh];
        return success(fresh);
      },
    });
    renderOffice('/office/equipe');
    await press('Envoyer l’invitation');
    // A browser would suggest the owner's own address.
    expect(screen.getByLabelText('Son e-mail').getAttribute('autocomplete')).toBe('off');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.change(screen.getByLabelText('Son e-mail'), { target: { value: 'lea@example.com' } });
    await press('Responsable');
    await press('Envoyer l’invitation');
    await screen.findByText('L’invitation part vers lea@example.com. Son lien est valable trois jours.');
    await screen.findByRole('button', { name: 'Renvoyer l’invitation à lea@example.com' });
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'lea@example.com', role: 'manager' });
    expect(screen.getByLabelText<HTMLInputElement>('Son e-mail').value).toBe('');
  });

  it('are told apart from who is here already, and the address stays typed [ROL-03]', async () => {
    fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: success([karim]),
      'POST /v2/office/people': refusal(409, 'email_taken', { message: 'Un compte existe déjà avec cet e-mail' }),
    });
    renderOffice('/office/equipe');
    fireEvent.change(await screen.findByLabelText('Son e-mail'), { target: { value: 'ali@example.com' } });
    await press('Envoyer l’invitation');
    await screen.findByText('Un compte existe déjà avec cet e-mail.');
    expect(screen.getByLabelText<HTMLInputElement>('Son e-mail').value).toBe('ali@example.com');
  });

  it('get their invitation again once it is over, or it is withdrawn [ROL-03]', async () => {
    let members: object[] = [karim, { ...fresh, invitation: { until: null } }];
    const asked = fakeOffice({
      ...devices,
      [session]: signedIn('owner'),
      [people]: () => success(members),
      'POST /v2/office/people/11/invitation': () => {
        members = [karim, fresh];
        return success(fresh);
      },
      'DELETE /v2/office/people/11/invitation': () => {
        members = [karim];
        return success({});
      },
    });
    renderOffice('/office/equipe');
    await screen.findByText('Pas encore venu, et son lien ne sert plus.');
    await press('Renvoyer l’invitation à lea@example.com');
    await screen.findByText(/son lien est valable jusqu’au jeudi 26 novembre/);
    await press('Retirer l’invitation de lea@example.com');
    await waitFor(() => expect(screen.getAllByTestId('person')).toHaveLength(1));
    expect(asked.filter(({ path }) => path.endsWith('invitation')).map(({ method }) => method)).toEqual([
      'POST',
      'DELETE',
    ]);
  });
});
