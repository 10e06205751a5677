import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApprovalStore } from '../state/approval/approval-store.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn, nobody } = replies;
const session = 'GET /v2/office/session';
const pins = 'GET /v2/office/pin';
const who = 'GET /v2/office/who';
const camille = { id: 4, name: 'Camille' };
const zoe = { id: 2, name: 'Zoé' };
const grant = 'a'.repeat(64);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function typeOnPad(digits: string): Promise<void> {
  for (const digit of digits) await press(digit);
}

/** An office that asks for a manager's PIN before it ends a session. `approve` is its answer to the PIN. */
function kitchen(approve: Parameters<typeof fakeOffice>[0][string], people: object[] = [camille]) {
  let isAsked = false;
  return fakeOffice({
    [session]: () => (isAsked ? nobody : signedIn('kitchen')),
    'GET /v2/office/sessions': success([]),
    'DELETE /v2/office/session': (body) => {
      isAsked = body !== null;
      return isAsked ? success({}) : refusal(403, 'manager_needed');
    },
    [pins]: success(people),
    [who]: success({ isAsked: false, people: [] }),
    'POST /v2/office/pin': approve,
  });
}

async function signOut(): Promise<void> {
  renderOffice('/office/reglages');
  await press('Se déconnecter');
  await screen.findByRole('heading', { name: 'Un responsable doit confirmer' });
}

beforeEach(() => useApprovalStore.setState({ asking: null }));

describe('a screen of the kitchen that orders wait at', () => {
  it('is signed out with a manager’s PIN, typed on its pad [ROL-28, ROL-11]', async () => {
    const asked = kitchen(success({ grant, expiresAt: '2026-11-20T18:31:00Z' }));
    await signOut();
    screen.getByText('Déconnecter cet écran : des commandes attendent une réponse');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmer' });
    await typeOnPad('482');
    expect(confirm.disabled).toBe(true);
    await typeOnPad('77');
    await press('Effacer un chiffre');
    fireEvent.click(confirm);
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
    expect(asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
      ['/v2/office/session', null],
      ['/v2/office/pin', { personId: 4, pin: '4827', for: { action: 'sign-out', orderId: null } }],
      ['/v2/office/session', { grant }],
    ]);
  });

  it('asks whose PIN it is where several have one, by keyboard too [ROL-11]', async () => {
    const asked = kitchen(success({ grant, expiresAt: '2026-11-20T18:31:00Z' }), [camille, zoe]);
    await signOut();
    await press('Camille');
    await screen.findByLabelText('Code de Camille');
    await press('Quelqu’un d’autre');
    await press('Zoé');
    const field = await screen.findByLabelText<HTMLInputElement>('Code de Zoé');
    expect([document.activeElement, field.inputMode]).toEqual([field, 'none']);
    fireEvent.change(field, { target: { value: ' 48a2 913 77' } });
    expect(field.value).toBe('482913');
    fireEvent.submit(field);
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
    expect(asked.find(({ path, method }) => path === '/v2/office/pin' && method === 'POST')?.body).toMatchObject({
      personId: 2,
      pin: '482913',
    });
  });

  it.each([
    ['wrong', refusal(403, 'wrong_pin', { message: 'Code incorrect' }), 'Code incorrect'],
    [
      'locked',
      [429, { status: 'error', code: 'pin_locked', message: 'Trop d’essais avec ce code : réessayez à 12 h 15' }],
      'Trop d’essais avec ce code : réessayez à 12 h 15',
    ],
  ] as const)('says that a PIN is %s, and has it typed anew [ROL-10]', async (_, reply, said) => {
    kitchen(reply as [number, object]);
    await signOut();
    await typeOnPad('4829');
    await press('Confirmer');
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(screen.getByLabelText<HTMLInputElement>('Code de Camille').value).toBe('');
    await press('Fermer');
    expect(screen.queryByRole('heading', { name: 'Un responsable doit confirmer' })).toBeNull();
    expect(screen.getByText('Karim, Cuisine')).toBeTruthy();
  });

  it('says that it takes a connection, or somebody who has a PIN [OFC-06, ROL-11]', async () => {
    kitchen(success({}), []);
    await signOut();
    await screen.findByText('Personne n’a encore de code');
    await press('Fermer');
    kitchen(() => {
      throw new TypeError('No network');
    });
    await press('Se déconnecter');
    await typeOnPad('4829');
    await press('Confirmer');
    expect((await screen.findByRole('alert')).textContent).toContain('Pas de connexion');
  });
});

it('asks nobody any more at a screen whose session was ended meanwhile [ROL-08]', async () => {
  kitchen(refusal(401, 'staff_required'));
  await signOut();
  await typeOnPad('4829');
  await press('Confirmer');
  await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
  expect(screen.queryByText('Un responsable doit confirmer')).toBeNull();
});

describe('a PIN of one’s own', () => {
  const manager = { [session]: signedIn('manager') };

  it('is chosen with one’s password in Réglages, changed and given up again [ROL-10]', async () => {
    let people: object[] = [];
    const asked = fakeOffice({
      ...manager,
      [who]: () => success({ isAsked: false, people }),
      'PUT /v2/office/pin': () => {
        people = [{ id: 7, name: 'Karim' }];
        return success({});
      },
      'DELETE /v2/office/pin': () => {
        people = [];
        return success({});
      },
    });
    renderOffice('/office/reglages');
    fireEvent.change(await screen.findByLabelText('Nouveau code'), { target: { value: '1234' } });
    fireEvent.change(screen.getByLabelText('Votre mot de passe'), { target: { value: 'quatre fromages' } });
    await press('Choisir ce code');
    await screen.findByText(/ni 0000 ni 1234/);
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.change(screen.getByLabelText('Nouveau code'), { target: { value: '482913' } });
    await press('Choisir ce code');
    await screen.findByText('Votre code est enregistré.');
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ password: 'quatre fromages', pin: '482913' });
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau code').value).toBe('');
    await press('Ne plus avoir de code');
    await screen.findByText('Vous n’avez plus de code.');
  });

  it('serves the kitchen to say who acts on a tablet, and approves nothing [ROL-09, ROL-20]', async () => {
    fakeOffice({ [session]: signedIn('kitchen'), [who]: success({ isAsked: true, people: [] }) });
    renderOffice('/office/reglages');
    await screen.findByText(/sur une tablette qui le demande/);
    expect(screen.queryByText(/ce qui demande un responsable/)).toBeNull();
  });
});
