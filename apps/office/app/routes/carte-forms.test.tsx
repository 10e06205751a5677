import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dishForm } from '../state/catalogue/dish-form.ts';
import { closePart } from '../state/draft/open-part.ts';
import { catalogueAnswer, fakeFile, size } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { errorOf, field, plain, press, save, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const saved = success({ value: {}, base: 'next' });
const ids = 'POST /v2/office/catalogue/ids';

const open = (more: Parameters<typeof fakeOffice>[0] = {}, file: object = fakeFile()) => {
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('manager'),
    'GET /v2/office/catalogue?draft=1': catalogueAnswer([], file),
    [ids]: success({ ids: [901] }),
    ...more,
  });
  renderOffice('/office/carte');
  return asked;
};
const lastSent = (asked: ReturnType<typeof fakeOffice>) =>
  asked
    .filter(({ method }) => ['PUT', 'DELETE'].includes(method))
    .map(({ method, path, body }) => [method, path, body])[0];
const sheet = () => screen.findByTestId('part-sheet');
const tick = async (label: string, group: string) => {
  const chips = await screen.findByRole('group', { name: group });
  fireEvent.click(within(chips).getByLabelText(label));
};

beforeEach(() => closePart(dishForm));

describe('a new part of the menu', () => {
  it('is a dish of the category with an id of its own, whose allergens are not declared [MED-08, MED-14]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/901': saved });
    await press('Nouveau plat');
    await type('Nom', 'Capricciosa');
    await type('Prix en retrait', '13,5');
    await save();
    expect(lastSent(asked)).toEqual([
      'PUT',
      '/v2/office/catalogue/item/901',
      {
        base: null,
        value: expect.objectContaining({
          item_name: 'Capricciosa',
          category_id: 11,
          allergens: null,
          item_price: { price_pickup: 13.5, price_delivery: null, tax_rate: null },
        }),
      },
    ]);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('needs a name and a price before it is sent [MED-10]', async () => {
    const asked = open();
    await press('Nouveau plat');
    await save();
    expect([await errorOf('Nom'), await errorOf('Prix en retrait')]).toEqual([
      'Ce champ est nécessaire.',
      'Il faut au moins un prix.',
    ]);
    expect(lastSent(asked)).toBeUndefined();
  });

  it('is a category of its menu, or a menu with the hours of the first one [MED-08]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/category/901': saved, 'PUT /v2/office/catalogue/menu/901': saved });
    await press('Nouvelle catégorie dans La carte');
    await type('Nom', 'Vins');
    fireEvent.click(screen.getByLabelText(/^Masculin/));
    await save();
    await press('Nouveau menu');
    await type('Nom', 'Midi');
    await save();
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      {
        base: null,
        value: { menu_id: 1, category_name: 'Vins', category_description: '', category_gender: 'm' },
      },
      { base: null, value: { menu_name: 'Midi', menu_is_available: true } },
    ]);
  });

  it('says why it can’t be opened where there is no connection [OFC-06]', async () => {
    open({ [ids]: refusal(500, 'internal') });
    await press('Nouveau plat');
    await screen.findByRole('alert');
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });
});

describe('a part of the menu', () => {
  it('is duplicated with what was typed, under a new id [MED-08]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/901': saved });
    await press('Margherita');
    await type('Description', 'Une autre.');
    await press('Dupliquer');
    expect((await field('Nom')).value).toBe('Margherita (copie)');
    await save();
    expect(lastSent(asked)).toMatchObject([
      'PUT',
      '/v2/office/catalogue/item/901',
      { base: null, value: { item_name: 'Margherita (copie)', item_description: 'Une autre.', options: [1] } },
    ]);
  });

  it('is deleted after a question that names the offers which need it [MED-08]', async () => {
    const offers = [
      { id: 5, items: [101] },
      { id: 6, items: [102] },
    ];
    const asked = open({ 'DELETE /v2/office/catalogue/item/101': saved }, fakeFile({ more: { offers } }));
    await press('Margherita');
    await press('Supprimer');
    await screen.findByText('1 offre utilise ce plat : modifiez-la aussi.');
    await press('Oui, supprimer');
    expect(lastSent(asked)).toEqual(['DELETE', '/v2/office/catalogue/item/101', { base: 'base-101' }]);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('is open until the page has read the draft without it [MED-07]', async () => {
    open({ 'DELETE /v2/office/catalogue/item/101': saved });
    await press('Margherita');
    await press('Supprimer');
    const reading = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.endsWith('?draft=1')) await reading.promise;
      return fetch(path, init);
    });
    await press('Oui, supprimer');
    expect(screen.getByTestId('part-sheet')).toBeDefined();
    await act(async () => reading.resolve());
    await waitFor(() => expect(screen.queryByTestId('part-sheet')).toBeNull());
  });

  it('is not deleted while it holds dishes: category, menu, group of options [MED-08, MED-17]', async () => {
    open();
    await press('Modifier');
    await press('Supprimer');
    await screen.findByText(/^Cette catégorie a encore 2 plats/);
    expect(screen.queryByRole('button', { name: 'Oui, supprimer' })).toBeNull();
    await press('Fermer');
    await press('Modifier La carte');
    await press('Supprimer');
    await screen.findByText(/^Ce menu a encore 3 catégories/);
    await press('Fermer');
    await press('Taille');
    await press('Supprimer');
    await screen.findByText(/^2 plats utilisent ce groupe/);
  });

  it('moves by buttons or by the number of its place [MED-09]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/order/menu-1': saved });
    await press('Ordonner les catégories de La carte');
    const names = () => screen.getAllByTestId('order-row').map((row) => within(row).getByText(/\p{L}/u).textContent);
    await sheet();
    expect(names()).toEqual(['Pizzas', 'Desserts', 'Boissons']);
    await press('Descendre Pizzas');
    fireEvent.change(screen.getByLabelText('Place de Boissons'), { target: { value: '1' } });
    expect(names()).toEqual(['Boissons', 'Desserts', 'Pizzas']);
    fireEvent.change(screen.getByLabelText('Place de Boissons'), { target: { value: '9' } });
    await save();
    expect(lastSent(asked)).toEqual([
      'PUT',
      '/v2/office/catalogue/order/menu-1',
      { base: 'base-menu-1', value: [13, 12, 11] },
    ]);
  });
});

describe('the form of a dish', () => {
  it('keeps the difference of the delivery price until that price is typed by hand [MED-12]', async () => {
    open();
    await press('Margherita');
    await screen.findByText('Suit le retrait, +1,00 €');
    await type('Prix en retrait', '12,5');
    expect((await field('Prix en livraison')).value).toBe('13,50');
    await type('Prix en livraison', '13,9');
    await type('Prix en retrait', '11');
    expect((await field('Prix en livraison')).value).toBe('13,9');
    expect(screen.queryByText(/^Suit le retrait/)).toBeNull();
  });

  it('suggests 20 % for a drink with alcohol and never sets it [MED-13]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/901': saved });
    await press(/^Boissons/);
    await press('Nouveau plat');
    await type('Prix en retrait', '6');
    await type('Nom', 'Verre de vin rouge');
    fireEvent.click(screen.getByLabelText('10 %'));
    await screen.findByText(/sa TVA est de 20 %/);
    await type('Nom', 'Limonade');
    expect(screen.queryByText(/sa TVA est de 20 %/)).toBeNull();
    await save();
    expect(lastSent(asked)?.[2]).toMatchObject({ value: { item_price: { tax_rate: 10 } } });
  });

  it('declares allergens as a whole list, or not at all [MED-14]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/101': saved });
    await press('Margherita');
    await tick('œufs', 'Le plat contient');
    await tick('soja', 'Traces possibles');
    await save();
    expect(lastSent(asked)?.[2]).toMatchObject({ value: { allergens: ['gluten', 'eggs', 'milk'], traces: ['soy'] } });
    await press('Margherita');
    fireEvent.click(screen.getByLabelText('Pas encore'));
    await screen.findByText('La boutique dira : allergènes non renseignés.');
    await save();
    const { value } = Object(asked.filter(({ method }) => method === 'PUT')[1]?.body);
    expect([value.allergens, 'traces' in value]).toEqual([null, false]);
  });

  it('moves the dish, and names meats by country, alcohol, marks, diets and options [MED-10, LAW-01, LAW-16]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/item/102': saved });
    await press('Reine');
    fireEvent.change(await field('Catégorie'), { target: { value: '12' } });
    await press('Ajouter une viande');
    await type('né', 'Atlantide');
    expect(await errorOf('né')).toBe('Pays inconnu.');
    await save();
    await screen.findByText('Dites où les animaux sont nés, élevés et abattus.');
    for (const stage of ['né', 'élevé', 'abattu']) await type(stage, 'france, Italie');
    fireEvent.change(await field('Alcool'), { target: { value: 'wine' } });
    await type('Degré', '12,5');
    await tick('Fait maison', 'Mentions');
    await tick('Végan', 'Régimes');
    await tick('Taille (2)', 'Groupes d’options');
    await save();
    const both = ['FR', 'IT'];
    const { value } = Object(lastSent(asked)?.[2]);
    expect(value).toMatchObject({
      category_id: 12,
      meats: [{ species: 'beef', bought: 'raw', born: both, raised: both, slaughtered: both }],
      alcohol: { kind: 'wine', abv: 12.5 },
      diets: ['vegetarian', 'vegan'],
      options: [],
    });
    expect('homemade' in value).toBe(false);
  });

  it('takes a photo, and cuts it again around the side that is chosen [MED-15]', async () => {
    const address = '/media/u/0123-480.avif';
    const asked = open({
      'POST /v2/office/pictures': () => success({ hash: '0123', sizes: [480, 800], address }),
      'PUT /v2/office/catalogue/item/201': saved,
    });
    await press(/^Desserts/);
    await press('Tiramisù');
    const photo = new File(['x'], 'plat.jpg', { type: 'image/jpeg' });
    await act(async () => fireEvent.change(await field('Ajouter une photo'), { target: { files: [photo] } }));
    await press('À droite');
    expect(asked.filter(({ path }) => path.endsWith('pictures')).map(({ body }) => body)).toMatchObject([
      { x: '0.5000', y: '0.5000' },
      { x: '1.0000', y: '0.5000' },
    ]);
    await save();
    expect(lastSent(asked)?.[2]).toMatchObject({ value: { item_image: address } });
  });

  it('says why a photo is refused, and keeps the one of before [MED-15]', async () => {
    open({ 'POST /v2/office/pictures': refusal(422, 'picture_refused', { message: 'Une photo HEIC ne passe pas.' }) });
    await press('Margherita');
    const photo = new File(['x'], 'plat.heic', { type: 'image/heic' });
    await act(async () => fireEvent.change(await field('Changer la photo'), { target: { files: [photo] } }));
    expect((await screen.findByRole('alert')).textContent).toContain('Une photo HEIC ne passe pas');
    expect(
      within(await sheet())
        .getByRole('presentation')
        .getAttribute('src'),
    ).toBe('/media/items/margherita.avif');
  });
});

describe('the preview of a dish', () => {
  it('is the shop itself with the draft, at its width of a phone or a computer [MED-18, REH-03]', async () => {
    const asked = open({ 'POST /v2/office/previews': success({ url: '/apercu/abc', until: '2026-11-20T19:30:00Z' }) });
    await press('Margherita');
    await press('Voir dans la boutique');
    const frame = await screen.findByTestId('shop-frame');
    expect([frame.getAttribute('src'), frame.getAttribute('title')]).toEqual([
      '/apercu/abc/menu?product=101',
      'Aperçu de Margherita',
    ]);
    expect(asked.find(({ path }) => path.endsWith('previews'))?.body).toMatchObject({ isDraft: true });
    await press('Fermer l’aperçu');
    expect(screen.queryByTestId('shop-frame')).toBeNull();
  });

  it('says why there is none [MED-18]', async () => {
    open({ 'POST /v2/office/previews': refusal(422, 'checks_failed', { message: 'Le brouillon a une faute.' }) });
    await press('Margherita');
    await press('Voir dans la boutique');
    await screen.findByText(/Le brouillon a une faute/);
  });
});

describe('text that a person types', () => {
  it('is shown as text, never as markup [MED-24, SEC-12]', async () => {
    const name = '<img src=x onerror=alert(1)>&amp;';
    const first = { ...fakeFile().menus[0]?.categories[0]?.items[0], item_name: name };
    open({}, fakeFile({ first }));
    await press(name);
    expect((await field('Nom')).value).toBe(name);
    expect(within(await sheet()).getByRole('heading', { name }).innerHTML).toBe(
      '&lt;img src=x onerror=alert(1)&gt;&amp;amp;',
    );
  });
});

describe('the form of a group of options', () => {
  it('says how many dishes share it, and changes, adds, orders and removes choices [MED-17]', async () => {
    const asked = open({ 'PUT /v2/office/catalogue/option/1': saved });
    await press('Taille');
    expect(plain(await sheet())).toContain('Utilisé par 2 plats.');
    await press('Ajouter un choix');
    const rows = await screen.findAllByTestId('choice');
    const [, giant, added] = rows as [HTMLElement, HTMLElement, HTMLElement];
    fireEvent.change(within(giant).getByLabelText('Supplément'), { target: { value: '4' } });
    fireEvent.change(within(added).getByLabelText('Choix'), { target: { value: 'Petite' } });
    fireEvent.change(within(added).getByLabelText('Supplément'), { target: { value: '-2,5' } });
    await press('Monter Petite');
    await press('Retirer Classique');
    await save();
    expect(lastSent(asked)?.[2]).toEqual({
      base: 'base-1',
      value: {
        ...size,
        default: [],
        option_options: [
          { id: 901, name: 'Petite', price: -2.5, tax_rate: null },
          { ...size.option_options[1], price: 4 },
        ],
      },
    });
  });

  it.each([
    ['Choix au plus', '0', 'Un nombre entier, ou vide.'],
    ['Choix au moins', '-1', 'Un nombre entier.'],
    ['Choix au moins', '2', 'Au moins autant que le minimum.'],
  ])('refuses %s %s at its field [MED-17]', async (label, typed, message) => {
    const asked = open();
    await press('Taille');
    await type(label, typed);
    await save();
    expect(plain(await sheet())).toContain(message);
    expect(lastSent(asked)).toBeUndefined();
  });
});
