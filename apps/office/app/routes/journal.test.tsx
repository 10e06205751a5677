import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, signedIn } = replies;
const session = 'GET /v2/office/session';
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
const people = { 'GET /v2/office/people': success([ali]) };
const entry = {
  id: 5,
  at: '2026-11-21T18:31:00Z',
  actor: 'Zoé',
  device: 'Cuisine 1',
  kind: 'person_changed',
  target: 'person:9',
  targetName: 'Ali',
  before: { role: 'manager', isActive: true },
  after: { role: 'kitchen', isActive: true },
  status: 200,
};
const refused = {
  ...entry,
  id: 4,
  actor: 'Cuisine 1',
  kind: 'order_cancel',
  target: 'order:1042',
  targetName: null,
  status: 403,
};
const page = (entries: object[], next: number | null = null) => success({ entries, next });

describe('the journal of the restaurant', () => {
  it('tells who did what, where, on what, with what changed, and what was refused [ROL-23]', async () => {
    fakeOffice({
      ...people,
      [session]: signedIn('owner'),
      'GET /v2/office/audit?': page([entry, { ...refused, before: null, after: null }]),
    });
    renderOffice('/office/journal');
    const rows = (await screen.findAllByTestId('entry')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        /19.h.31Zoésur Cuisine 1A changé les droits de quelqu’un \(Personne Ali\).*Rôle.: Responsable → Cuisine$/,
      ),
      expect.stringMatching(/Cuisine 1A annulé \(Commande 1042\)Refusé$/),
    ]);
  });

  it('is asked by person, day and kind; the file has the same choice; more comes below [ROL-23]', async () => {
    const asked = fakeOffice({
      ...people,
      [session]: signedIn('owner'),
      'GET /v2/office/audit?': page([entry]),
      'GET /v2/office/audit?person=9': page([entry]),
      'GET /v2/office/audit?person=9&day=2026-11-21': page([entry]),
      'GET /v2/office/audit?person=9&day=2026-11-21&kind=person_changed': page([entry], 5),
      'GET /v2/office/audit?person=9&day=2026-11-21&kind=person_changed&after=5': page([{ ...entry, id: 3 }]),
    });
    renderOffice('/office/journal');
    fireEvent.change(await screen.findByLabelText('Qui'), { target: { value: '9' } });
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2026-11-21' } });
    fireEvent.change(screen.getByLabelText('Quoi'), { target: { value: 'person_changed' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Voir la suite' }));
    await screen.findByText((_, element) => element?.tagName === 'UL' && element.children.length === 2);
    expect(asked.at(-1)?.path).toContain('after=5');
    expect(screen.getByTestId('journal-file').getAttribute('href')).toBe(
      '/v2/office/audit/file?person=9&day=2026-11-21&kind=person_changed',
    );
  });

  it('says that nothing is there, and asks again after a failure [ROL-23, OFC-06]', async () => {
    fakeOffice({ ...people, [session]: signedIn('owner') });
    renderOffice('/office/journal');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ ...people, [session]: signedIn('owner'), 'GET /v2/office/audit?': page([]) });
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Rien pour ce choix');
  });

  it('is not a manager’s to see [ROL-20, ROL-23]', async () => {
    const asked = fakeOffice({ [session]: signedIn('manager') });
    renderOffice('/office/journal');
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('audit'))).toBe(false);
  });
});
