import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authPath, session, sessionAnswer, signIn } from '../../testing/account-diner.ts';
import { alerts } from '../../testing/checkout-diner.ts';
import { apiError, fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import * as page from './view-profile.tsx';

const path = authPath('addresses');
const home = {
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  postal_code: '69002',
  country: 'France',
  floor: '3',
  code: '12B4',
  interphone: 'Martin',
};
const answer = (addresses: object[]) => ({ body: { status: 'success', addresses } });

async function open(known: object[], saved: Parameters<typeof fakeApi>[0][string] = answer(known)) {
  const api = fakeApi({
    [`GET ${authPath('profile')}`]: sessionAnswer(),
    [`GET ${path}`]: answer(known),
    [`PUT ${path}`]: saved,
  });
  signIn();
  await renderPage('/profile/ViewProfile', page);
  return api;
}
const book = () => within(document.getElementById('addresses') as HTMLElement);
const press = (name: string) => act(async () => fireEvent.click(book().getByRole('button', { name })));
const enter = (name: string, value: string) =>
  act(async () => {
    fireEvent.input(book().getByRole('textbox', { name }), { target: { value } });
  });

describe('the addresses of an account', () => {
  it('are none at first, and take one with floor, code and name at the bell', async () => {
    const api = await open([], answer([home]));
    expect(book().getByText('Aucune adresse enregistrée pour l’instant.')).toBeTruthy();
    await press('Ajouter une adresse');
    await press('Enregistrer');
    expect(book().getAllByText('Ce champ est obligatoire.')).toHaveLength(3);
    for (const [name, value] of [
      ['Adresse', '5 place Bellecour'],
      ['Code postal', '69002'],
      ['Ville', 'Lyon'],
      ['Étage', '3'],
      ['Code', '12B4'],
      ['Interphone', 'Martin'],
    ] as const)
      await enter(name, value);
    await press('Enregistrer');
    expect(api.of('PUT')).toMatchObject([
      { signed: { bearer: `Bearer ${session.token}`, userId: '42' }, body: { addresses: [home] } },
    ]);
    expect(book().getByText('69002 Lyon · étage 3, code 12B4, interphone Martin')).toBeTruthy();
  });

  it('are changed and taken away one by one, by what the server keeps', async () => {
    const other = { ...home, address: '3 rue de Cuire', floor: '', code: '', interphone: '' };
    const api = await open([home, other], [answer([{ ...home, floor: '4' }, other]), answer([other])]);
    await press('Modifier 5 place Bellecour');
    await enter('Étage', '4');
    await press('Enregistrer');
    expect(api.of('PUT')[0]?.body.addresses.map(({ floor }: typeof home) => floor)).toEqual(['4', '']);
    await press('Supprimer 5 place Bellecour');
    expect(api.of('PUT')[1]?.body.addresses).toMatchObject([{ address: '3 rue de Cuire' }]);
    expect(book().queryByText('5 place Bellecour')).toBeNull();
  });

  it('are ten at most', async () => {
    await open(Array.from({ length: 10 }, (_, at) => ({ ...home, address: `${at} rue de Cuire` })));
    expect(book().queryByRole('button', { name: 'Ajouter une adresse' })).toBeNull();
    expect(book().getByText(/^Dix adresses/)).toBeTruthy();
  });

  it('stay as they are where the server refuses a change', async () => {
    await open([home], apiError(422, 'validation', 'Pas comme ça'));
    await press('Supprimer 5 place Bellecour');
    expect(alerts()[0]?.text).toBe('Pas comme ça.');
    expect(screen.getByText('5 place Bellecour')).toBeTruthy();
  });
});
