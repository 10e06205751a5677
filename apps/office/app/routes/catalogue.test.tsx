import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dishForm } from '../state/catalogue/dish-form.ts';
import { closePart } from '../state/draft/open-part.ts';
import { catalogueAnswer, fakeDishes, fakeFile } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { errorOf, field, plain, press, save, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn, nobody } = replies;
const session = 'GET /v2/office/session';
const catalogue = 'GET /v2/office/catalogue?draft=1';
const putMargherita = 'PUT /v2/office/catalogue/item/101';
const discard = 'POST /v2/office/catalogue/discard';
const publish = 'POST /v2/office/catalogue/publish';
const checks = 'POST /v2/office/catalogue/checks';

const { margherita, tiramisu, price } = fakeDishes;
const answer = (changes: object[] = [], first: object = margherita) => catalogueAnswer(changes, fakeFile({ first }));

const dearer = { ...margherita, item_price: price(11.5, 11.9) };
const priceChange = {
  kind: 'item',
  id: '101',
  value: { ...dearer, category_id: 11 },
  isDeleted: false,
  published: { ...margherita, category_id: 11 },
  isPublished: true,
  by: 'Hélène',
  at: '2026-11-20T19:02:00+01:00',
  isConflict: false,
};
const newChange = {
  ...priceChange,
  id: '201',
  value: { ...tiramisu, category_id: 12 },
  published: null,
  isPublished: false,
  by: 'Karim',
};

const asManager = { [session]: signedIn('manager') };
const open = (more: Parameters<typeof fakeOffice>[0] = {}) => {
  const asked = fakeOffice({ ...asManager, [catalogue]: answer(), [checks]: success({ findings: [] }), ...more });
  renderOffice('/office/carte');
  return asked;
};
const row = async (name: string) =>
  (await screen.findAllByTestId('dish')).find((one) => within(one).queryByText(name)) as HTMLElement;
const sent = (asked: ReturnType<typeof fakeOffice>, kind: string) =>
  asked.filter(({ method }) => method === kind).map(({ body }) => body);

beforeEach(() => closePart(dishForm));

describe('the list of the menu editor', () => {
  it('shows the dishes of a category with prices, rate and state, and says in words what is changed [MED-01, MED-02]', async () => {
    open({ [catalogue]: answer([priceChange, newChange], dearer) });
    expect(plain(await row('Margherita'))).toMatch(
      /^MargheritaPrix modifiéRetrait : 11,50 €Livraison : 11,90 €TVA : 10 %En vente$/,
    );
    expect(plain(await row('Reine'))).toMatch(/Retrait : 12,90 €Livraison : 12,90 €TVA : 10 %Retiré de la vente$/);
    await press(/^Desserts/);
    expect(plain(await row('Tiramisù'))).toMatch(/^TiramisùNouveauAllergènes non renseignés/);
    expect(screen.getAllByTestId('dish')).toHaveLength(1);
    expect(plain(screen.getByTestId('draft-state'))).toBe(
      '2 modifications non publiées, par Hélène et Karim. La boutique ne les montre pas encore.',
    );
  });

  it('finds dishes of all categories by name, whatever their accents [MED-01]', async () => {
    open();
    await row('Margherita');
    fireEvent.change(screen.getByLabelText('Chercher un plat'), { target: { value: 'TIRAMISU' } });
    expect(screen.getAllByTestId('dish').map(({ dataset }) => dataset.id)).toEqual(['201']);
    screen.getByText('1 plat trouvé');
    fireEvent.change(screen.getByLabelText('Chercher un plat'), { target: { value: 'sushi' } });
    await screen.findByText('Aucun plat ne correspond');
  });

  it('is read again where it could not be, and says where there is nothing [OFC-06]', async () => {
    fakeOffice(asManager);
    renderOffice('/office/carte');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ ...asManager, [catalogue]: [500, {}] });
    await press('Réessayer');
    await screen.findByText('Impossible à lire pour l’instant');
    fakeOffice({ ...asManager, [catalogue]: success({ file: { menus: [] }, bases: {}, changes: [] }) });
    await press('Réessayer');
    await screen.findByText('La carte est vide');
  });

  it('is the managers’ and the owners’ [MED-25, OFC-06]', async () => {
    const asked = fakeOffice({ [session]: signedIn('kitchen'), [catalogue]: answer() });
    renderOffice('/office/carte');
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('catalogue'))).toBe(false);
  });
});

describe('the form of a dish', () => {
  it('writes what was changed into the draft, with the base it was read at and the rest as it was [MED-07, MED-10]', async () => {
    const asked = open({ [putMargherita]: success({ value: {}, base: 'next' }) });
    await press('Margherita');
    await type('Nom', 'Margherita verace');
    await type('Description', 'Tomate, burrata.');
    await type('Prix en livraison', '');
    fireEvent.click(screen.getByLabelText('5,5 %'));
    await screen.findByText(/les reçus passés ne changent pas/);
    fireEvent.click(screen.getByLabelText('Retiré de la vente'));
    await save();
    expect(sent(asked, 'PUT')).toEqual([
      {
        base: 'base-101',
        value: {
          ...margherita,
          item_name: 'Margherita verace',
          item_description: 'Tomate, burrata.',
          item_price: { price_pickup: 10.9, price_delivery: null, tax_rate: 5.5 },
          is_available: false,
          category_id: 11,
        },
      },
    ]);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
    expect(asked.filter(({ path }) => path.endsWith('draft=1'))).toHaveLength(2);
  });

  it('sends nothing where nothing was changed', async () => {
    const asked = open();
    await press('Margherita');
    await save();
    expect([screen.queryByTestId('part-sheet'), sent(asked, 'PUT')]).toEqual([null, []]);
  });

  it.each([
    ['12,9', 12.9],
    ['12.90', 12.9],
    ['12,90 €', 12.9],
    ['13', 13],
  ])('reads an amount as French people type it: %s [MED-11]', async (typed, euros) => {
    const asked = open({ [putMargherita]: success({ value: {}, base: 'next' }) });
    await press('Margherita');
    await type('Prix en retrait', typed);
    await save();
    expect(sent(asked, 'PUT')).toMatchObject([{ value: { item_price: { price_pickup: euros } } }]);
  });

  it.each([
    ['Prix en retrait', '12,905', 'Deux décimales au plus.'],
    ['Prix en livraison', '12.905', 'Deux décimales au plus.'],
    ['Prix en livraison', 'douze', 'Un montant comme 12,90.'],
    ['Prix en retrait', '-1', 'Un montant comme 12,90.'],
    ['Nom', ' ', 'Ce champ est nécessaire.'],
  ])('says beside %s what is wrong with "%s", and sends nothing [MED-10, MED-11]', async (label, typed, message) => {
    const asked = open();
    await press('Margherita');
    await type(label, typed);
    await save();
    expect(await errorOf(label)).toBe(message);
    expect([document.activeElement, sent(asked, 'PUT')]).toEqual([await field(label), []]);
  });

  it('needs a price [MED-10]', async () => {
    const asked = open();
    await press('Reine');
    await type('Prix en retrait', '');
    await save();
    expect([await errorOf('Prix en retrait'), sent(asked, 'PUT')]).toEqual(['Il faut au moins un prix.', []]);
  });

  it('shows errors of the API beside their fields, and others above [MED-10]', async () => {
    const errors = {
      'value.item_description': 'Texte refusé',
      'value.traces': 'Traces refusées',
      'value.weight': 'Poids refusé',
      'value.meats.0.born': 'Pays refusé',
    };
    open({ [putMargherita]: refusal(422, 'validation', { errors }) });
    await press('Margherita');
    await type('Description', 'Autre');
    await save();
    expect(await errorOf('Description')).toBe('Texte refusé');
    expect(document.activeElement).toBe(await field('Description'));
    expect(screen.getByRole('group', { name: 'Traces possibles' }).textContent).toContain('Traces refusées');
    expect(screen.getByRole('alert').textContent).toBe('Poids refusé. Viandes : Pays refusé.');
  });

  it('keeps what was typed where there is no connection [MED-23]', async () => {
    open();
    await press('Margherita');
    await type('Prix en retrait', '11,5');
    await save();
    await screen.findByText(/^Pas de connexion/);
    expect((await field('Prix en retrait')).value).toBe('11,5');
  });

  it('asks before it gives up what was typed [MED-23]', async () => {
    open();
    await press('Margherita');
    await type('Nom', 'Verace');
    fireEvent(screen.getByTestId('part-sheet'), new Event('cancel', { cancelable: true }));
    await screen.findByText('Abandonner ce que vous avez saisi ?');
    expect(document.activeElement?.textContent).toBe('Continuer');
    await press('Continuer');
    expect((await field('Nom')).value).toBe('Verace');
    const leaving = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await press('Fermer');
    await press('Abandonner');
    expect(screen.queryByTestId('part-sheet')).toBeNull();
    await press('Margherita');
    expect((await field('Nom')).value).toBe('Margherita');
    await press('Fermer');
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('has what was typed again after the session has ended [MED-23]', async () => {
    open({ [putMargherita]: nobody });
    await press('Margherita');
    await type('Prix en retrait', '11,5');
    await save();
    await screen.findByRole('heading', { name: 'Bon service, connectez-vous' });
    expect(sessionStorage.getItem('office-parts')).toContain('11,5');
    cleanup();
    const asked = open({ [putMargherita]: success({ value: {}, base: 'next' }) });
    expect((await field('Prix en retrait')).value).toBe('11,5');
    await save();
    expect(sent(asked, 'PUT')).toMatchObject([{ base: 'base-101', value: { item_price: { price_pickup: 11.5 } } }]);
    expect(sessionStorage.getItem('office-parts')).toBeNull();
  });
});

describe('a dish that another person has changed meanwhile', () => {
  const theirs = { ...margherita, item_description: 'La leur.', item_price: price(12, 11.9), category_id: 11 };
  const openMoved = async (value: object | null) => {
    let isFirst = true;
    const asked = open({
      [discard]: success({}),
      [putMargherita]: () => {
        const reply = isFirst
          ? refusal(409, 'draft_moved', { value, base: value && 'base-theirs' })
          : success({ value: {}, base: 'next' });
        isFirst = false;
        return reply;
      },
    });
    await press('Margherita');
    await type('Prix en retrait', '11,5');
    await save();
    return { asked, sheet: await screen.findByTestId('moved-sheet') };
  };

  it('is shown with both values, and keeps mine over theirs [MED-07]', async () => {
    const { asked, sheet } = await openMoved(theirs);
    expect(plain(sheet)).toContain('Prix en retraitla vôtre : 11,50 €l’autre : 12,00 €');
    await press('Garder la mienne');
    expect(sent(asked, 'PUT')[1]).toEqual({
      base: 'base-theirs',
      value: { ...theirs, item_price: price(11.5, 12.5) },
    });
    expect([screen.queryByTestId('moved-sheet'), screen.queryByTestId('part-sheet')]).toEqual([null, null]);
  });

  it('keeps theirs [MED-07]', async () => {
    const { asked } = await openMoved(theirs);
    await press('Prendre l’autre');
    expect([screen.queryByTestId('moved-sheet'), sent(asked, 'PUT').length]).toEqual([null, 1]);
    expect(asked.at(-1)?.path).toBe('/v2/office/catalogue?draft=1');
  });

  it('is there again if it was deleted and mine is kept [MED-07]', async () => {
    const { asked, sheet } = await openMoved(null);
    expect(plain(sheet)).toContain('Quelqu’un d’autre l’a supprimé entre-temps.');
    await press('Garder la mienne');
    expect(sent(asked, 'POST')).toEqual([{ things: [{ kind: 'item', id: '101' }] }]);
    expect(sent(asked, 'PUT')[1]).toMatchObject({ base: 'base-101', value: { item_price: { price_pickup: 11.5 } } });
  });
});

describe('the changes that are not published', () => {
  const look = () => press('Voir et publier…');
  const changes = async () => (await screen.findAllByTestId('change')).map(plain);

  it('are listed with what, from, to, by whom and when [MED-02]', async () => {
    const order = { ...newChange, kind: 'order', id: 'menus', value: [1], published: [2], isPublished: true };
    open({ [catalogue]: answer([priceChange, newChange, order], dearer) });
    await look();
    expect(await changes()).toEqual([
      expect.stringMatching(
        /^PlatMargherita Prix modifiéPrix en retraitavant : 10,90 €maintenant : 11,50 €Hélène, vendredi 20 novembre à 19 h 02/,
      ),
      expect.stringMatching(/^PlatTiramisù NouveauKarim/),
      expect.stringMatching(/^Ordre d’affichageOrdre d’affichage ModifiéKarim/),
    ]);
  });

  it('are given up one by one, or all after a question [MED-02]', async () => {
    let left = [priceChange, newChange];
    const asked = open({
      [catalogue]: () => answer(left),
      [discard]: () => {
        left = left.slice(1);
        return success({});
      },
    });
    await look();
    await press('Abandonner la modification de Margherita');
    expect(await changes()).toHaveLength(1);
    await press('Tout abandonner');
    expect(sent(asked, 'POST')).toEqual([{ things: [{ kind: 'item', id: '101' }] }]);
    await screen.findByText(/^Abandonner cette modification/);
    await press('Oui, abandonner');
    expect(sent(asked, 'POST')[1]).toEqual({ things: 'all' });
    expect([screen.queryByTestId('changes-sheet'), plain(screen.getByTestId('draft-state'))]).toEqual([null, '']);
  });

  it('are not published with a fault, which is named with its dish and leads to its form [MED-03]', async () => {
    const problems = [
      { kind: 'item', id: '201', field: 'allergens', message: 'Les allergènes ne sont pas renseignés' },
      { field: '', message: 'La carte n’a pas d’heures' },
    ];
    open({ [catalogue]: answer([priceChange]), [publish]: refusal(422, 'checks_failed', { problems }) });
    await look();
    await press('Publier');
    expect((await screen.findAllByTestId('problem')).map(plain)).toEqual([
      'Tiramisù : Les allergènes ne sont pas renseignésCorriger',
      'La carte n’a pas d’heures',
    ]);
    const link = await screen.findByRole('link', { name: 'Corriger Tiramisù' });
    await act(async () => fireEvent.click(link));
    expect((await field('Nom')).value).toBe('Tiramisù');
    expect(screen.queryByTestId('changes-sheet')).toBeNull();
  });

  it('are published, and a screen reader hears it [MED-03, OFC-12]', async () => {
    let left = [priceChange];
    const asked = open({
      [catalogue]: () => answer(left),
      [publish]: () => {
        left = [];
        return success({ version: 8 });
      },
    });
    await look();
    const region = screen.getByTestId('draft-state');
    await press('Publier');
    await screen.findByText('Publiée : la boutique montre la nouvelle carte.');
    expect(screen.getByTestId('draft-state')).toBe(region);
    expect([region.getAttribute('role'), sent(asked, 'POST')]).toEqual(['status', [{ isDraft: true }, {}]]);
    expect(screen.queryByTestId('changes-sheet')).toBeNull();
  });

  it('are compared with what was published meanwhile, and one value is chosen [MED-06]', async () => {
    let change = { ...priceChange, isConflict: true };
    const asked = open({
      [catalogue]: () => answer([change]),
      'POST /v2/office/catalogue/item/101/keep': () => {
        change = priceChange;
        return success({});
      },
    });
    await look();
    expect((await changes())[0]).toContain('À choisirPrix en retraitpubliée : 10,90 €celle-ci : 11,50 €');
    screen.getByRole('button', { name: 'Prendre l’autre, Margherita' });
    await press('Garder la mienne, Margherita');
    expect((await changes())[0]).toContain('Prix modifié');
    expect(sent(asked, 'POST')).toEqual([{}]);
  });

  it('are read again when a conflict stops their publication, and what failed is said [MED-06]', async () => {
    let isConflict = false;
    open({
      [catalogue]: () => answer([{ ...priceChange, isConflict }]),
      [publish]: () => {
        isConflict = true;
        return refusal(409, 'draft_moved', { message: 'Changé entre-temps', conflicts: [] });
      },
    });
    await look();
    await press('Publier');
    await screen.findByText('Changé entre-temps.');
    await screen.findByRole('button', { name: 'Garder la mienne, Margherita' });
  });
});
