import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const published = 'GET /v2/office/catalogue?draft=0';
const draft = 'GET /v2/office/catalogue?draft=1';
const rehearse = 'POST /v2/office/rehearsals';
const check = 'POST /v2/office/catalogue/checks';
const preview = 'POST /v2/office/previews';

const price = { price_pickup: 10.9, price_delivery: 11.9, tax_rate: 10 };
const base = {
  option_id: 1,
  option_name: 'Pâte',
  min: 1,
  max: 1,
  default: [],
  option_options: [{ id: 11, name: 'Fine', price: 0, tax_rate: null }],
};
const pizza = { item_id: 101, item_name: 'Margherita', item_price: price, is_available: true, options: [1] };
const reine = { ...pizza, item_id: 102, item_name: 'Reine', is_available: false };
const offer = {
  id: 3,
  is_active: true,
  type: 'percentage',
  value: 20,
  auto_apply: 'Yes',
  allow_repeat: 'No',
  active_times: [{ days: ['sun'], start: '18:30', end: '23:00' }],
  delivery_pickup: 'both',
  minimum_amount: 0,
  menus: [],
  categories: [11],
  items: [],
};
const catalogue = success({
  file: {
    settings: { 'features.delivery.zones': [{ name: 'Pentes' }, { name: 'Presqu’île' }] },
    options: [base],
    menus: [
      {
        menu_id: 1,
        menu_name: 'Carte',
        menu_is_available: true,
        active_times: [],
        categories: [{ category_id: 11, category_name: 'Pizzas', items: [pizza, reine] }],
      },
    ],
    offers: [offer],
  },
  bases: {},
  changes: [],
});

const answer = (more: object = {}) =>
  success({
    at: '2026-12-24T18:40:00Z',
    mode: 'delivery',
    opening: { isOpen: true, reason: null, message: 'Soir de fête', until: '2026-12-24T20:00:00Z', opensAt: null },
    menus: [{ menuId: 1, name: 'Carte', isAvailable: true, isOpen: true, isServed: true, asap: null }],
    date: '2026-12-24',
    slots: [
      { value: '20:15', state: 'too_soon' },
      { value: '20:30', state: 'free' },
    ],
    asap: { readyFrom: '2026-12-24T18:40:00Z', promisedAt: '2026-12-24T19:25:00Z' },
    delivery: { refusal: null, zone: 'Pentes', feeCents: 250, minimumCents: 1500, surchargeCents: 0 },
    offers: [{ offerId: 3, type: 'percentage', percentBp: 2000, amountCents: 0, minimumCents: 0, obstacle: 'time' }],
    badges: [],
    missingItems: [{ itemId: 104, menuId: 1, name: 'Pepperoni', reason: 'sold_out', until: null }],
    missingChoices: [],
    cart: null,
    ...more,
  });
const quote = {
  refusal: null,
  quote: {
    promisedAt: '2026-12-24T19:25:00Z',
    readyFrom: null,
    lines: [
      {
        itemId: 101,
        name: 'Margherita',
        options: [],
        note: '',
        quantity: 2,
        unitCents: 1190,
        totalCents: 2380,
        isFree: false,
      },
    ],
    discounts: [
      {
        type: 'fixed_amount',
        code: 'NOEL',
        percentBp: 0,
        fixedCents: 500,
        target: null,
        gender: 'f',
        amountCents: 500,
      },
    ],
    taxes: [],
    deliveryFeeCents: 250,
    surchargeCents: 0,
    expected: { subtotalCents: 2380, discountCents: 500, deliveryCents: 250, taxCents: 194, totalCents: 2130 },
    freeItems: [],
    obstacles: [{ offerId: 3, type: 'percentage', code: null, kind: 'time', mode: null, missingCents: null }],
  },
};

const findings = [
  {
    check: 'C02',
    severity: 'error',
    target: { kind: 'item', id: 101 },
    says: 'Margherita : impossible de choisir 1 « Pâte »',
  },
  { check: 'C16', severity: 'warning', target: { kind: 'offer', id: 3 }, says: 'DIMANCHE : code sans limite' },
  { check: 'C26', severity: 'note', target: { kind: 'setting', id: 'x' }, says: 'Les clients ne seront pas prévenus' },
];

const open = (more: Parameters<typeof fakeOffice>[0] = {}) => {
  const asked = fakeOffice({
    [session]: signedIn('manager'),
    [published]: catalogue,
    [draft]: catalogue,
    [rehearse]: answer(),
    [check]: success({ findings }),
    ...more,
  });
  renderOffice('/office/repetition');
  return asked;
};
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? '';
const form = () => screen.findByRole('form', { name: 'Ce qu’il faut répéter' });
const type = async (label: string, value: string) =>
  fireEvent.change(within(await form()).getByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const ask = async () => {
  await type('Jour', '2026-12-24');
  await type('Heure', '19:40');
  await press('Livraison');
  fireEvent.change(screen.getByLabelText('Zone'), { target: { value: 'Pentes' } });
  await press('Répéter');
};
const questions = (asked: ReturnType<typeof fakeOffice>) =>
  asked.filter(({ path }) => path.endsWith('rehearsals')).map(({ body }) => body);
const fact = async (name: string) => plain(await screen.findByTestId(`fact-${name}`));

describe('the rehearsal', () => {
  it('asks for a day and an hour of the restaurant, a mode, a place and a catalogue, and tells what a diner meets [REH-01]', async () => {
    const asked = open();
    await ask();
    expect(questions(asked)).toEqual([{ at: '2026-12-24T18:40:00Z', mode: 'delivery', isDraft: true, zone: 'Pentes' }]);
    expect(plain(await screen.findByTestId('rehearsed'))).toBe('jeudi 24 décembre, 19 h 40, livraison, brouillon');
    expect(await fact('opening')).toBe('OuvertureOuvert jusqu’à 21 h« Soir de fête »');
    expect(await fact('asap')).toBe('Dès que possiblePromis pour 20 h 25');
    expect(await fact('delivery')).toBe('LivraisonPentesFrais : 2,50 €Pas en dessous de 15,00 €');
    expect(await fact('slots')).toBe('Créneaux20 h 15, trop tôt20 h 30');
    expect(await fact('offers')).toBe('Offres−20 % · Sur Pizzas : pas à cette heure');
    expect(await fact('missing')).toBe('Pas en ventePepperoni : épuisé, sans limite');
  });

  it('sends a typed address, and asks for its street and city first [REH-01]', async () => {
    const asked = open();
    await form();
    await press('Livraison');
    fireEvent.click(within(await form()).getByText('Publiée'));
    await type('Code postal', '69001');
    await press('Répéter');
    expect([screen.getAllByText('Ce champ est nécessaire.').length, questions(asked)]).toEqual([2, []]);
    await type('Adresse', '5 place Bellecour');
    await type('Ville', 'Lyon');
    await press('Répéter');
    expect(questions(asked)).toMatchObject([
      { isDraft: false, address: { address: '5 place Bellecour', city: 'Lyon', postalCode: '69001' } },
    ]);
  });

  it('prices a sample cart with the usual choices of its dishes, and says why an offer gives nothing [REH-02]', async () => {
    const asked = open({ [rehearse]: (body) => answer('cart' in (body as object) ? { cart: quote } : {}) });
    await ask();
    await screen.findByText(/Le panier d’essai est vide/);
    fireEvent.change(screen.getByLabelText('Ajouter un plat au panier d’essai'), { target: { value: 'REINE' } });
    await screen.findByText('Aucun plat en vente ne porte ce nom.');
    fireEvent.change(screen.getByLabelText('Ajouter un plat au panier d’essai'), { target: { value: 'margh' } });
    await press('Margherita');
    await press(/^Une unité de plus/);
    fireEvent.change(screen.getByLabelText('Code promo'), { target: { value: ' NOEL ' } });
    expect(plain(await screen.findByTestId('sample-quote'))).toBe(
      '2 × Margherita23,80 €Sous-total23,80 €Code NOEL−5,00 €Livraison2,50 €Total21,30 €dont TVA 1,94 €',
    );
    expect(plain(screen.getByTestId('obstacles'))).toBe('−20 % : valable le dimanche, de 18 h 30 à 23 h.');
    const options = [{ optionId: 1, choices: [{ choiceId: 11, quantity: 1 }] }];
    await waitFor(() =>
      expect(questions(asked).at(-1)).toMatchObject({
        zone: 'Pentes',
        cart: { lines: [{ itemId: 101, quantity: 2, options, note: '' }], date: 'ASAP', coupon: 'NOEL' },
      }),
    );
  });

  it('says why a sample cart would be refused [REH-02]', async () => {
    const refused = { refusal: { code: 'closed', says: 'Le restaurant est fermé' }, quote: null };
    open({ [rehearse]: answer({ cart: refused }) });
    await ask();
    fireEvent.change(await screen.findByLabelText('Ajouter un plat au panier d’essai'), { target: { value: 'm' } });
    await press('Margherita');
    expect(plain(await screen.findByTestId('sample-refusal'))).toBe(
      'Cette commande serait refusée : Le restaurant est fermé.',
    );
  });

  it('says in words what differs from another hour or catalogue, or that nothing does [REH-09]', async () => {
    const asked = open({
      [rehearse]: (body) => answer((body as { isDraft: boolean }).isDraft ? {} : { offers: [], asap: null }),
    });
    await ask();
    await press('Comparer');
    const told = await screen.findByTestId('differences');
    expect(within(told).getAllByRole('heading').map(plain)).toEqual(['Dès que possible', 'Offres']);
    expect(plain(told)).toContain('Promis pour 20 h 25');
    expect(plain(told)).toContain('carte publiéePas de commande dès que possible');
    expect(questions(asked).at(-1)).toMatchObject({ isDraft: false, zone: 'Pentes', at: '2026-12-24T18:40:00Z' });
    fireEvent.click(within(await screen.findByRole('form', { name: 'Comparer' })).getByText('Brouillon'));
    await press('Comparer');
    await screen.findByText('Rien ne change.');
  });

  it('shows the shop at the instant and with the catalogue that were asked, until another question is asked [REH-03]', async () => {
    const asked = open({ [preview]: success({ url: '/apercu/abc', until: '2026-11-20T18:30:00Z' }) });
    await ask();
    await press('Voir la boutique');
    const frame = await screen.findByTestId('shop-frame');
    expect(frame.getAttribute('src')).toBe('/apercu/abc/menu');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.title.replace(/\s/g, ' ')).toBe('La boutique : jeudi 24 décembre, 19 h 40, livraison, brouillon');
    fireEvent.click(within(await form()).getByText('Publiée'));
    await press('Répéter');
    await waitFor(() => expect(screen.queryByTestId('shop-frame')).toBeNull());
    await press('Voir la boutique');
    await screen.findByTestId('shop-frame');
    expect(asked.filter(({ path }) => path.endsWith('previews')).map(({ body }) => body)).toEqual([
      { at: '2026-12-24T18:40:00Z', isDraft: true },
      { at: '2026-12-24T18:40:00Z', isDraft: false },
    ]);
    await press('Fermer la boutique');
    expect(screen.queryByTestId('shop-frame')).toBeNull();
  });

  it('leads to what is ready this evening and to the test order [REH-07, REH-08]', async () => {
    open();
    const steps = await screen.findByRole('navigation', { name: 'La veille et le soir' });
    const links = within(steps).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ce soir', '/office/ce-soir'],
      ['Commande d’essai', '/office/reglages'],
    ]);
  });

  it('shows an error of the API at its field or above the form, and keeps what was typed [REH-01, OFC-06]', async () => {
    open({ [rehearse]: refusal(422, 'validation', { errors: { 'address.city': 'Ville inconnue' } }) });
    await form();
    await press('Livraison');
    await type('Adresse', '5 place Bellecour');
    await type('Ville', 'Lyonn');
    await press('Répéter');
    await screen.findByText('Ville inconnue');
    expect(screen.getByLabelText<HTMLInputElement>('Ville').value).toBe('Lyonn');
    fakeOffice({ [session]: signedIn('manager') });
    await press('Répéter');
    await screen.findByText('Pas de connexion. Vérifiez le réseau, puis réessayez.');
  });

  it('is read again where it could not be [OFC-06]', async () => {
    fakeOffice({ [session]: signedIn('manager') });
    renderOffice('/office/repetition');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ [session]: signedIn('manager'), [published]: catalogue, [draft]: catalogue });
    await press('Réessayer');
    await form();
  });

  it('is the managers’ and the owners’ [REH-10]', async () => {
    const asked = open({ [session]: signedIn('kitchen') });
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('catalogue'))).toBe(false);
  });
});

describe('the checks', () => {
  it('list what they find, the worst first, with a link to the form of the thing where there is one [REH-04]', async () => {
    const asked = open();
    const found = await screen.findAllByTestId('finding');
    expect(found.map((one) => [one.dataset.severity, plain(one)])).toEqual([
      ['error', 'BloqueMargherita : impossible de choisir 1 « Pâte »Plat'],
      ['warning', 'AttentionDIMANCHE : code sans limiteOffre'],
      ['note', 'NoteLes clients ne seront pas prévenus'],
    ]);
    expect(found.map((one) => within(one).queryByRole('link')?.getAttribute('href'))).toEqual([
      '/office/carte?ouvrir=item/101',
      '/office/offres?ouvrir=offer/3',
      undefined,
    ]);
    expect(asked.find(({ path }) => path.endsWith('checks'))?.body).toEqual({ isDraft: true });
  });

  it('say that there is nothing, and that a draft can’t be read yet [REH-04]', async () => {
    open({
      [check]: (body) =>
        (body as { isDraft: boolean }).isDraft ? refusal(422, 'checks_failed') : success({ findings: [] }),
    });
    await screen.findByText('Le brouillon ne peut pas encore être lu');
    const panel = (await screen.findByText('Vérifications')).closest('section') as HTMLElement;
    fireEvent.click(within(panel).getByText('Publiée'));
    await waitFor(() => within(panel).getByText('Rien à signaler dans la carte publiée'));
  });
});
