import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWhoQuestion } from '../state/question/questions.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const ali = { id: 4, name: 'Ali' };
const zoe = { id: 2, name: 'Zoé' };
const until = '2099-11-20T19:10:00+01:00';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function typeOnPad(digits: string): Promise<void> {
  for (const digit of digits) await press(digit);
}

const tablet = (acting: object | null) =>
  success({
    role: 'kitchen',
    person: null,
    device: { id: 3, name: 'Cuisine 1' },
    permissions: ['board', 'stock', 'pause', 'history'],
    site: 'Lève-tard',
    asksWho: true,
    acting,
  });

/** A tablet whose office refuses the end of the session until a person said that they act. */
function kitchen({ say = success({ ...ali, until }), people = [ali, zoe] as object[] } = {}) {
  let isNamed = false;
  return fakeOffice({
    'GET /v2/office/session': tablet(null),
    'GET /v2/office/sessions': success([]),
    'DELETE /v2/office/session': () => (isNamed ? success({}) : refusal(403, 'who_needed')),
    'GET /v2/office/who': success({ isAsked: true, people }),
    'POST /v2/office/who': () => {
      isNamed = say[0] === 200;
      return say;
    },
  });
}

beforeEach(() => useWhoQuestion.setState({ asking: null }));

describe('an action on a tablet that asks who acts', () => {
  it('is sent again once a person typed their PIN [ROL-09]', async () => {
    const asked = kitchen();
    renderOffice('/office/reglages');
    await press('Se déconnecter');
    await screen.findByRole('heading', { name: /^Qui agit sur cet écran/ });
    await press('Ali');
    await typeOnPad('4829');
    await press('C’est moi');
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
    expect(
      asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
    ).toEqual([
      ['DELETE', '/v2/office/session', null],
      ['POST', '/v2/office/who', { personId: 4, pin: '4829' }],
      ['DELETE', '/v2/office/session', null],
    ]);
  });

  it('is not done where the question is closed, and says why [ROL-09]', async () => {
    const asked = kitchen();
    renderOffice('/office/reglages');
    await press('Se déconnecter');
    await screen.findByRole('heading', { name: /^Qui agit sur cet écran/ });
    await press('Fermer');
    expect((await screen.findByRole('alert')).textContent).toContain('who_needed');
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it.each([
    ['wrong_pin', 403, 'Code incorrect'],
    ['pin_locked', 429, 'Trop d’essais avec ce code : réessayez à 12 h 15'],
  ])('stays asked for after %s [ROL-09, ROL-10]', async (code, status, message) => {
    kitchen({ say: refusal(status, code, { message }), people: [ali] });
    renderOffice('/office/reglages');
    await press('Se déconnecter');
    await typeOnPad('4829');
    await press('C’est moi');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByLabelText<HTMLInputElement>('Code de Ali').value).toBe('');
  });

  it('says where a PIN comes from if no person has one [ROL-09]', async () => {
    kitchen({ people: [] });
    renderOffice('/office/reglages');
    await press('Se déconnecter');
    await screen.findByText('Personne n’a encore de code');
  });
});

describe('the question of a restaurant', () => {
  const device = {
    id: 3,
    name: 'Cuisine 1',
    kind: 'board',
    addedBy: 'Zoé',
    addedAt: '2026-11-20T10:00:00Z',
    lastUsedAt: null,
  };
  it('is turned on by a manager in Équipe, who reads that somebody needs a PIN for it [ROL-09]', async () => {
    const asked = fakeOffice({
      'GET /v2/office/session': signedIn('manager'),
      'GET /v2/office/devices': success([device]),
      'GET /v2/office/who': success({ isAsked: false, people: [] }),
      'PUT /v2/office/settings/ask-who': success({}),
    });
    renderOffice('/office/equipe');
    await press(/^Demander/);
    await screen.findByText(/Les tablettes demandent qui agit/);
    screen.getByText(/Personne n’a encore de code/);
    const changes = () => asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
    const setting = '/v2/office/settings/ask-who';
    expect(changes()).toEqual([[setting, { isAsked: true }]]);
    await press('Ne plus demander');
    await screen.findByText(/portent le nom de l’écran/);
    expect(changes().at(-1)).toEqual([setting, { isAsked: false }]);
  });

  it('stays as it was where it could not be noted, and tells why [ROL-09]', async () => {
    fakeOffice({
      'GET /v2/office/session': signedIn('manager'),
      'GET /v2/office/devices': success([device]),
      'GET /v2/office/who': success({ isAsked: false, people: [ali] }),
      'PUT /v2/office/settings/ask-who': refusal(403, 'forbidden'),
    });
    renderOffice('/office/equipe');
    await press(/^Demander/);
    await screen.findByRole('alert');
    expect(screen.getByTestId('ask-who').dataset.state).toBe('off');
  });
});
