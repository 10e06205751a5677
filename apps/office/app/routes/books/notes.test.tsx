import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { plain, press, type } from '../../testing/form-steps.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, signedIn } = replies;
const session = 'GET /v2/office/session';
const list = 'GET /v2/office/books/notes?';
const note = { number: 1042, placedAt: '2026-11-20T18:30:00Z', totalCents: 5030, status: 'paid', copies: 2 };
const older = { ...note, number: 1041, status: 'cancelled', copies: 0 };
const open = (more: Parameters<typeof fakeOffice>[0] = {}, role: 'kitchen' | 'manager' = 'manager') => {
  const asked = fakeOffice({ [session]: signedIn(role), [list]: success({ notes: [note], next: '1042' }), ...more });
  renderOffice('/office/notes');
  return asked;
};
const rows = async () => (await screen.findAllByTestId('note')).map(plain);

it('the notes are listed by date, with state and copies, page by page and by month [BOK-53]', async () => {
  open({
    [`${list}before=1042`]: success({ notes: [older], next: null }),
    [`${list}month=2026-10`]: success({ notes: [], next: null }),
  });
  expect(await rows()).toEqual(['Commande nº 104250,30 €20 novembre 2026 à 19 h 30 · Payée · 2 duplicatas']);
  expect(screen.getByRole('link', { name: /nº.1042/ }).getAttribute('href')).toBe('/office/commandes/1042');
  await press('Plus anciennes');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[1]).toMatch(/Annulée$/);
  await type('Mois', '2026-10');
  await screen.findByText('Aucune note');
});

it('the notes are no page of the kitchen [BOK-53, ROL-20]', async () => {
  const asked = open({}, 'kitchen');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByTestId('notes')).toBeNull());
  expect(asked.filter(({ path }) => path.includes('notes'))).toEqual([]);
});
