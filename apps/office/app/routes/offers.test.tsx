import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePart } from '../state/draft/open-part.ts';
import { offerForm } from '../state/offer/offer-form.ts';
import { newOffer } from '../state/offer/offer-text.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const draft = 'GET /v2/office/catalogue?draft=1';
const figures = 'GET /v2/office/offers/figures';
const rehearse = 'POST /v2/office/rehearsals';
const check = 'POST /v2/office/catalogue/checks';
const takeIds = 'POST /v2/office/catalogue/ids';
const put = 'PUT /v2/office/catalogue/offer/3';
const putNew = 'PUT /v2/office/catalogue/offer/77';
const stop = 'POST /v2/office/offers/3/stop';

const item = (item_id: number, item_name: string) => ({
  item_id,
  item_name,
  item_price: { price_pickup: 10.9, price_delivery: 11.9, tax_rate: 10 },
  is_available: true,
  options: [],
});
const sunday = {
  ...newOffer,
  value: 20,
  auto_apply: 'No',
  code: 'DIMANCHE',
  active_times: [{ days: ['sun'], start: '18:30', end: '23:00' }],
  categories: [11],
};
const gift = { ...newOffer, type: 'free_item', value: null, items: [201], minimum_amount: 35 };
const lost = { ...newOffer, is_active: false, type: 'buy_one_get_one', value: null, items: [101, 999] };

const answer = (offers: object[] = [], changes: object[] = []) =>
  success({
    file: {
      settings: { 'features.delivery.zones': [{ name: 'Pentes' }] },
      options: [],
      menus: [
        {
          menu_id: 1,
          menu_name: 'Carte',
          menu_is_available: true,
          active_times: [],
          categories: [
            { category_id: 11, category_name: 'Pizzas', items: [item(101, 'Margherita'), item(102, 'Reine')] },
            { category_id: 12, category_name: 'Desserts', items: [item(201, 'Tiramisu')] },
          ],
        },
      ],
      offers,
    },
    bases: { 'offer/3': 'base-3', 'offer/4': 'base-4', 'offer/5': 'base-5' },
    changes,
  });
const three = answer([
  { id: 3, ...sunday },
  { id: 4, ...gift },
  { id: 5, ...lost },
]);
const gave = success([
  {
    offerId: 3,
    uses: 14,
    days: [
      { date: '2026-11-22', orders: 3, discountCents: 1_250, revenueCents: 6_040 },
      { date: '2026-11-15', orders: 1, discountCents: 400, revenueCents: 1_600 },
    ],
  },
]);

const quote = (total: number, discounts: object[]) => ({
  refusal: null,
  quote: {
    promisedAt: '2026-11-29T18:00:00Z',
    readyFrom: null,
    lines: [],
    discounts,
    taxes: [],
    deliveryFeeCents: 0,
    surchargeCents: 0,
    expected: { subtotalCents: 4_360, discountCents: 0, deliveryCents: 0, taxCents: 100, totalCents: total },
    freeItems: [{ itemId: 201, quantity: 1 }],
    obstacles: [],
  },
});
const discount = { code: null, percentBp: 0, fixedCents: 0, target: null, gender: 'f', amountCents: 0 };
const giftDiscount = { ...discount, type: 'free_item' };
const codeDiscount = { ...discount, type: 'percentage', code: 'DIMANCHE', percentBp: 2_000, amountCents: 872 };
const rehearsal = (cart: object | null) =>
  success({
    at: '2026-11-29T17:40:00Z',
    mode: 'pickup',
    opening: { isOpen: true, reason: null, message: null, until: null, opensAt: null },
    menus: [],
    date: '2026-11-29',
    slots: [],
    asap: null,
    delivery: null,
    offers: [],
    badges: [],
    missingItems: [],
    missingChoices: [],
    cart,
  });

const open = (more: Parameters<typeof fakeOffice>[0] = {}) => {
  const asked = fakeOffice({
    [session]: signedIn('manager'),
    [draft]: three,
    [figures]: gave,
    [check]: success({ findings: [] }),
    'GET /v2/office/catalogue/publications': success([]),
    [rehearse]: rehearsal(null),
    ...more,
  });
  renderOffice('/office/offres');
  return asked;
};
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const row = async (id: number) =>
  (await screen.findAllByTestId('offer')).find(({ dataset }) => dataset.id === String(id)) as HTMLElement;
const openForm = async (id: number) => {
  const [button] = within(await row(id)).getAllByRole('button');
  await act(async () => fireEvent.click(button as HTMLElement));
  await screen.findByTestId('part-sheet');
};
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => press('Enregistrer le brouillon');
const sent = (asked: ReturnType<typeof fakeOffice>, method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);
const sentence = async () => plain(await screen.findByTestId('offer-sentence'));

beforeEach(() => closePart(offerForm));

describe('the list of offers', () => {
  it('says each offer as the shop does, its state, how often its code was used and what it gave [OFE-02, OFE-05, OFE-10]', async () => {
    open();
    await screen.findByText(/14 fois/);
    expect(plain(await row(3))).toMatch(
      /^−20 %Sur Pizzas\. · Avec le code DIMANCHELe dimanche, de 18 h 30 à 23 h(En attente|Active)4 fois en 30 jours−16,50 €Utilisée 14 fois/,
    );
    expect(plain(await row(4))).toMatch(
      /^Tiramisu offertDès 35 € de commande\. · Appliquée automatiquementToujoursActive0 fois en 30 jours/,
    );
    expect(plain(await row(5))).toMatch(/Arrêtée0 fois en 30 jours$/);
  });

  it('shows a code that has expired or is used up as ended [OFE-05]', async () => {
    const always = { ...sunday, active_times: [] };
    open({
      [draft]: answer([
        { id: 3, ...always, max_uses: 14 },
        { id: 4, ...always, expires_at: '2020-01-01T00:00:00Z' },
        { id: 5, ...always, max_uses: 15, expires_at: '2099-01-01T00:00:00Z' },
      ]),
    });
    await screen.findByText(/14 fois/);
    const states = (await screen.findAllByTestId('offer')).map((one) => plain(one).match(/Terminée|Active/)?.[0]);
    expect(states).toEqual(['Terminée', 'Terminée', 'Active']);
  });

  it('stops an offer at once, after one question [OFE-09]', async () => {
    const asked = open({ [stop]: success({}) });
    await press(/^Arrêter maintenant\s: −20/);
    expect(sent(asked, 'POST', '/stop')).toEqual([]);
    await press('Oui, arrêter');
    expect(sent(asked, 'POST', '/stop')).toEqual([{}]);
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('draft=1'))).toHaveLength(2));
  });

  it('says that there is none, that it can’t be read, and is the managers’ and the owners’ [OFE-12, OFC-06]', async () => {
    open({ [draft]: answer() });
    await screen.findByText('Aucune offre');
  });

  it('is read again where it could not be [OFC-06]', async () => {
    fakeOffice({ [session]: signedIn('manager') });
    renderOffice('/office/offres');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ [session]: signedIn('manager'), [draft]: three, [figures]: gave });
    await press('Réessayer');
    await row(3);
  });

  it('is the managers’ and the owners’ [OFE-12]', async () => {
    const asked = open({ [session]: signedIn('kitchen') });
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('catalogue'))).toBe(false);
  });
});

describe('the form of an offer', () => {
  it('opens by the address to which findings lead, which is forgotten then [REH-04]', async () => {
    fakeOffice({
      [session]: signedIn('manager'),
      [draft]: three,
      [figures]: gave,
      [check]: success({ findings: [] }),
      'GET /v2/office/catalogue/publications': success([]),
    });
    renderOffice('/office/offres?ouvrir=offer/4');
    expect(await sentence()).toBe('Tiramisu offert · Dès 35 € de commande · Appliquée automatiquement');
    expect(location.search).toBe('');
  });

  it('keeps the end of a code in the time of the restaurant [OFE-05]', async () => {
    const asked = open({ [put]: success({ value: {}, base: 'next' }) });
    await openForm(3);
    await type('Expire', '2027-01-31T23:30');
    expect((await screen.findByLabelText<HTMLInputElement>('Expire')).value).toBe('2027-01-31T23:30');
    await save();
    expect(sent(asked, 'PUT', '/offer/3')).toEqual([
      { base: 'base-3', value: { ...sunday, expires_at: '2027-01-31T23:30:00+01:00' } },
    ]);
  });

  it('is named by its type in the list of changes if it has no code [MED-02]', async () => {
    const change = {
      kind: 'offer',
      id: '4',
      by: 'Zoé',
      at: '2026-11-20T18:00:00Z',
      value: { ...gift, minimum_amount: 40 },
      published: gift,
      isPublished: true,
      isDeleted: false,
      isConflict: false,
    };
    open({ [draft]: answer([{ id: 4, ...gift, minimum_amount: 40 }], [change]) });
    await press('Voir et publier…');
    await screen.findByRole('button', { name: 'Abandonner la modification de Article offert' });
  });

  it('writes what was changed, and says the offer as the shop will while it is typed [OFE-01, OFE-02]', async () => {
    const asked = open({ [put]: success({ value: {}, base: 'next' }) });
    await openForm(3);
    expect(await sentence()).toBe('−20 % · Sur Pizzas · Le dimanche, de 18 h 30 à 23 h · Avec le code DIMANCHE');
    await type('Remise en %', '25 %');
    await type('Dès', '30');
    await type('Code', 'soir-25');
    await type('Fois en tout', '50');
    await waitFor(async () =>
      expect(await sentence()).toBe(
        '−25 % · Sur Pizzas. Dès 30 € de commande · Le dimanche, de 18 h 30 à 23 h · Avec le code SOIR-25',
      ),
    );
    await save();
    expect(sent(asked, 'PUT', '/offer/3')).toEqual([
      { base: 'base-3', value: { ...sunday, value: 25, minimum_amount: 30, code: 'soir-25', max_uses: 50 } },
    ]);
  });

  it('makes a new offer of another type, for dishes that are found by name [OFE-01, OFE-06]', async () => {
    const asked = open({ [takeIds]: success({ ids: [77] }), [putNew]: success({ value: {}, base: 'next' }) });
    await press('Nouvelle offre');
    fireEvent.click(await screen.findByLabelText(/^Article offert/));
    await save();
    await screen.findByText('Choisissez ce qui est offert.');
    await type('Ajouter un plat, une catégorie, un menu', 'TIRA');
    await press(/Plat\s: Tiramisu/);
    await save();
    expect(sent(asked, 'PUT', '/offer/77')).toEqual([
      { base: null, value: { ...newOffer, type: 'free_item', value: null, items: [201] } },
    ]);
  });

  it('strikes a target that was deleted, and takes it out [OFE-06]', async () => {
    open();
    await openForm(5);
    const targets = await screen.findAllByTestId('target');
    expect(targets.map(plain)).toEqual(['Plat : Margherita', 'Plat : 999supprimé']);
    await press('Retirer 999');
    expect(screen.getAllByTestId('target')).toHaveLength(1);
  });

  it('shows the week of an offer that goes on past midnight [OFE-07]', async () => {
    open();
    await openForm(3);
    await type('À', '01:00');
    const day = (name: string) => plain(screen.getByTestId(`week-${name}`));
    await waitFor(() => expect(day('sun')).toBe('Dim18 h 30 – 24 h'));
    expect([day('mon'), day('sat')]).toEqual(['Lun0 h – 1 h', 'Sampas ce jour']);
    await press('Retirer les heures 1');
    await waitFor(() => expect(day('sat')).toBe('Samtoute la journée'));
  });

  it.each([
    ['Remise en %', '120', /^Un pourcentage de 0 à 100/],
    ['Remise en %', '', /^Un pourcentage de 0 à 100/],
    ['Dès', '12,905', /^Deux décimales au plus/],
    ['Code', 'abc', /^De 4 à 32 lettres, chiffres ou traits d’union\.$/],
    ['Code', 'deux mots', /^De 4 à 32 lettres, chiffres ou traits d’union\.$/],
    ['Fois en tout', '0', /^Un nombre à partir de 1/],
    ['De', '', /^Il faut un début et une fin/],
  ])('says beside %s what is wrong with "%s", and sends nothing [OFE-01, OFE-05]', async (label, typed, message) => {
    const asked = open();
    await openForm(3);
    await type(label, typed);
    await save();
    await screen.findByText(message);
    expect(sent(asked, 'PUT', '/offer/3')).toEqual([]);
  });

  it('warns before a code that was used gets another meaning, and tells what it gave by day [OFE-05, OFE-10]', async () => {
    open();
    await screen.findByText(/Utilisée 14 fois/);
    await openForm(3);
    expect(screen.queryByText(/déjà servi 14 fois/)).toBeNull();
    await type('Remise en %', '5');
    await screen.findByText(/Ce code a déjà servi 14 fois/);
    expect(plain(screen.getByText(/dimanche 22 novembre/))).toBe(
      'dimanche 22 novembre : 3 commandes, −12,50 €, 60,40 € encaissés',
    );
  });

  it('copies an offer without its code, under a new number [OFE-11]', async () => {
    const asked = open({ [takeIds]: success({ ids: [77] }), [putNew]: success({ value: {}, base: 'next' }) });
    await openForm(3);
    await press('Dupliquer');
    await save();
    await screen.findByText('De 4 à 32 lettres, chiffres ou traits d’union.');
    await type('Code', 'DIMANCHE2');
    await save();
    expect(sent(asked, 'PUT', '/offer/77')).toEqual([{ base: null, value: { ...sunday, code: 'DIMANCHE2' } }]);
  });
});

describe('the trial of an offer', () => {
  it('prices a cart with the offer as it is typed, and says what it adds to [OFE-03, OFE-04]', async () => {
    const asked = open({
      [rehearse]: (body) => {
        const { unsaved } = body as { unsaved: { value: { is_active: boolean } } };
        return rehearsal(
          unsaved.value.is_active ? quote(3_488, [giftDiscount, codeDiscount]) : quote(4_360, [giftDiscount]),
        );
      },
    });
    await openForm(3);
    await type('Remise en %', '21');
    await type('Jour', '2026-11-29');
    await type('Heure', '18:40');
    await type('Ajouter un plat au panier d’essai', 'reine');
    await press('Reine');
    const table = await screen.findByTestId('sample-quote');
    expect(plain(table)).toBe(
      'Sous-total43,60 €Tiramisu en cadeauOffertCode DIMANCHE−8,72 €Total34,88 €dont TVA 1,00 €',
    );
    expect(plain(await screen.findByTestId('others'))).toBe(
      'Sans cette offre : 43,60 €. Avec : 34,88 €. S’ajoute à : Tiramisu en cadeau.',
    );
    const [first] = sent(asked, 'POST', '/rehearsals');
    expect(first).toMatchObject({
      at: '2026-11-29T17:40:00Z',
      mode: 'pickup',
      isDraft: true,
      unsaved: { kind: 'offer', id: '3', value: { ...sunday, value: 21 } },
      cart: { lines: [{ itemId: 102, quantity: 1 }], coupon: 'DIMANCHE' },
    });
  });

  it('says that the offer changes nothing in this cart [OFE-04]', async () => {
    open({ [rehearse]: rehearsal(quote(4_360, [giftDiscount])) });
    await openForm(3);
    await type('Ajouter un plat au panier d’essai', 'reine');
    await press('Reine');
    expect(plain(await screen.findByTestId('others'))).toBe('Cette offre ne change rien à ce panier, à cette heure.');
  });

  it('warns at once of what the checks find about this offer, and of nothing else [OFE-08]', async () => {
    const finding = (id: number, says: string) => ({
      check: 'C16',
      severity: 'warning',
      target: { kind: 'offer', id },
      says,
    });
    const asked = open({
      [check]: success({ findings: [finding(3, 'DIMANCHE : code sans limite'), finding(4, 'Autre offre')] }),
    });
    await openForm(3);
    await waitFor(() => expect(plain(screen.getByTestId('offer-warnings'))).toBe('DIMANCHE : code sans limite.'));
    await type('Remise en %', '100');
    await waitFor(() =>
      expect(sent(asked, 'POST', '/checks').at(-1)).toMatchObject({
        isDraft: true,
        unsaved: { value: { value: 100 } },
      }),
    );
  });

  it('says what keeps the typed offer from being priced [OFE-03]', async () => {
    open({ [rehearse]: refusal(422, 'validation', { errors: { 'unsaved.value.value': 'il faut un pourcentage' } }) });
    await openForm(3);
    await type('Ajouter un plat au panier d’essai', 'reine');
    await press('Reine');
    await screen.findByText('il faut un pourcentage.');
  });
});
