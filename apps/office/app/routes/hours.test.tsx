import { hearServerDate } from '@comptoir/web-app/clock';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePart } from '../state/draft/open-part.ts';
import { specialDayForm } from '../state/hours/special-day-form.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const catalogue = 'GET /v2/office/catalogue?draft=1';
const putDays = 'PUT /v2/office/catalogue/setting/scheduling.exceptions';
const ordersOf = (date: string, until = date) => `GET /v2/office/days/${date}/orders?until=${until}`;
const noOrders = success({ orders: [] });
const order = { number: 1042, dueAt: '2026-11-27T18:15:00Z', mode: 'delivery' };

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const menu = (menu_id: number, menu_name: string) => ({
  menu_id,
  menu_name,
  menu_is_available: true,
  active_times: days.map((day) => ({
    day,
    label: day,
    is_open: day !== 'mon',
    times: day === 'mon' ? [] : [{ start: '18:30', end: '22:00' }],
  })),
  categories: [],
});
const christmas = { date: '2026-12-25', closed: true, times: [], label: 'Noël' };
const past = { date: '2026-11-11', closed: false, times: [{ start: '12:00', end: '14:00' }], modes: ['pickup'] };
const edited = (
  list: object[],
  changes: object[] = [],
  menus: object[] = [menu(1, 'La carte'), menu(2, 'Menu midi')],
) =>
  success({
    file: {
      settings: { 'scheduling.exceptions': list },
      options: [],
      offers: [],
      menus,
    },
    bases: { 'setting/scheduling.exceptions': 'base-days', 'menu/1': 'base-1', 'menu/2': 'base-2' },
    changes,
  });

const asManager = { [session]: signedIn('manager') };
const open = (more: Parameters<typeof fakeOffice>[0] = {}, path = '/office/horaires') => {
  const asked = fakeOffice({ ...asManager, [catalogue]: edited([christmas, past]), ...more });
  renderOffice(path);
  return asked;
};
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  const input = await field(label);
  await act(async () => fireEvent.change(input, { target: { value } }));
};
const choose = async (label: string | RegExp) => {
  const input = await field(label);
  await act(async () => fireEvent.click(input));
};
const errorOf = async (label: string) => {
  const id = (await field(label)).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent?.replace(/\s/g, ' ');
};
const save = () => press('Enregistrer le brouillon');
const add = () => press('Ajouter un jour ou des vacances');
const sent = (asked: ReturnType<typeof fakeOffice>, kind: string) =>
  asked.filter(({ method }) => method === kind).map(({ body }) => body);
const saved = success({ value: [], base: 'next' });

beforeEach(() => {
  sessionStorage.clear();
  hearServerDate(Temporal.Instant.from('2026-11-26T11:00:00Z').epochMilliseconds);
  closePart(specialDayForm(''));
});

describe('the exceptional days', () => {
  it('are listed with what they do, those that are past below [HRS-03]', async () => {
    open({
      [catalogue]: edited([
        christmas,
        past,
        { ...christmas, date: '2027-02-08', until: '2027-02-21', label: 'Vacances', message: 'À bientôt !' },
      ]),
    });
    const rows = (await screen.findAllByTestId('special-day')).map(plain);
    expect(rows).toEqual([
      '25 déc.NoëlFermé',
      '8 – 21 févr. 2027VacancesFermé« À bientôt ! »',
      '11 nov.12 h – 14 h, retrait seulement',
    ]);
    screen.getByText('1 jour passé');
  });

  it('say which are not published yet, and which day it is [HRS-03]', async () => {
    const change = {
      kind: 'setting',
      id: 'scheduling.exceptions',
      value: [{ ...christmas, date: '2026-11-26' }],
      isDeleted: false,
      published: [],
      isPublished: true,
      by: 'Hélène',
      at: '2026-11-20T19:02:00+01:00',
      isConflict: false,
    };
    open({ [catalogue]: edited(change.value, [change]) });
    expect(plain(await screen.findByTestId('special-day'))).toBe('26 nov.NoëlFerméEn ce momentPas encore publié');
    await press('Voir et publier…');
    expect(plain(await screen.findByTestId('change'))).toContain(
      'Jours exceptionnelsavant : rienmaintenant : 26 novembre 2026 Noël Fermé',
    );
  });

  it('are told when there are none, and when they can’t be read [OFC-06]', async () => {
    fakeOffice(asManager);
    renderOffice('/office/horaires');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice({ ...asManager, [catalogue]: edited([]) });
    await press('Réessayer');
    await screen.findByText(/^Aucun jour à venir/);
  });

  it('are the managers’ and the owners’ [HRS-20]', async () => {
    const asked = fakeOffice({ [session]: signedIn('kitchen'), [catalogue]: edited([]) });
    renderOffice('/office/horaires');
    await screen.findByText('Cette page demande un responsable');
    expect(asked.some(({ path }) => path.includes('catalogue'))).toBe(false);
  });

  it('take a vacation of two weeks as one entry, with a word and a sentence [HRS-03, HRS-07]', async () => {
    const asked = open({ [putDays]: saved, [ordersOf('2027-02-08', '2027-02-21')]: noOrders });
    await add();
    await type('Premier jour', '2027-02-08');
    await type('Dernier jour', '2027-02-21');
    await type('Votre mot', 'Vacances');
    await type('Phrase pour les clients', 'À bientôt le 22 !');
    await save();
    const vacation = {
      date: '2027-02-08',
      until: '2027-02-21',
      closed: true,
      times: [],
      message: 'À bientôt le 22 !',
      label: 'Vacances',
    };
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-days', value: [past, christmas, vacation] }]);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('take other hours for one mode and some menus, joined where they overlap [HRS-02, HRS-03]', async () => {
    const asked = open({ [putDays]: saved, [ordersOf('2026-12-24')]: noOrders });
    await add();
    await type('Premier jour', '2026-12-24');
    await choose('Autres heures');
    await type('Heures, plage 1, de', '18h30');
    await type('Heures, plage 1, à', '20h');
    await press('Ajouter une plage, Heures');
    await type('Heures, plage 2, de', '20:00');
    await type('Heures, plage 2, à', '21:00');
    expect(plain(await screen.findByTestId('joined'))).toBe(
      'Les plages qui se touchent seront réunies : 18 h 30 – 21 h.',
    );
    await choose('Livraison');
    await choose('Menu midi');
    await save();
    const entry = {
      date: '2026-12-24',
      closed: false,
      times: [{ start: '18:30', end: '21:00' }],
      modes: ['delivery'],
      menu_ids: [2],
    };
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-days', value: [past, entry, christmas] }]);
  });

  it.each([
    ['25:00', '26:00', 'de', 'Une heure comme 11:30 ou 11h30.'],
    ['abc', '14:00', 'de', 'Une heure comme 11:30 ou 11h30.'],
    ['12:00', '12:00', 'à', 'La fin est avant le début. Après minuit, 6 h au plus tard.'],
    ['12:00', '', 'à', 'Il manque une heure.'],
    ['', '', 'de', 'Dites quand c’est ouvert, ou choisissez « Fermé ».'],
  ])('refuse the span "%s" to "%s" at its field, and send nothing [HRS-02]', async (start, end, wrong, message) => {
    const asked = open({ [ordersOf('2026-12-24')]: noOrders });
    await add();
    await type('Premier jour', '2026-12-24');
    await choose('Autres heures');
    await type('Heures, plage 1, de', start);
    await type('Heures, plage 1, à', end);
    await save();
    screen.getByText(message);
    expect(document.activeElement).toBe(await field(`Heures, plage 1, ${wrong}`));
    expect(sent(asked, 'PUT')).toEqual([]);
  });

  it.each([
    ['', '', 'Premier jour', 'Une date comme 24/12/2026.'],
    ['2027-02-08', '2027-02-07', 'Dernier jour', 'Le dernier jour est avant le premier.'],
    [
      '2027-02-08',
      '2028-02-20',
      'Dernier jour',
      'Un an au plus : pour fermer plus longtemps, retirez les menus de la vente.',
    ],
    ['2026-12-20', '2026-12-26', 'Premier jour', 'Ce jour a déjà une entrée pour ce mode et ce menu : modifiez-la.'],
  ])('refuse the days "%s" to "%s" beside %s [HRS-03, HRS-07]', async (first, last, label, message) => {
    const asked = open({ [ordersOf(first, last)]: noOrders });
    await add();
    await type('Premier jour', first);
    await type('Dernier jour', last);
    await save();
    expect([await errorOf(label), sent(asked, 'PUT')]).toEqual([message, []]);
  });

  it('are changed and deleted one by one; what another person added meanwhile stays [HRS-03, MED-07]', async () => {
    const theirs = { date: '2027-05-01', closed: true, times: [] };
    let list: object[] = [christmas, past];
    let tries = 0;
    const asked = open({
      [catalogue]: () => edited(list),
      [ordersOf('2026-12-25')]: noOrders,
      [putDays]: () => {
        tries += 1;
        if (tries !== 2) return saved;
        list = [christmas, past, theirs];
        return refusal(409, 'draft_moved', { value: list, base: 'base-theirs' });
      },
    });
    await press('Modifier Noël');
    await type('Phrase pour les clients', 'Joyeux Noël !');
    await save();
    expect(sent(asked, 'PUT')).toMatchObject([{ value: [past, { ...christmas, message: 'Joyeux Noël !' }] }]);
    await press('Supprimer Noël');
    await screen.findByText('Noël : supprimé du brouillon.');
    expect(sent(asked, 'PUT').slice(1)).toMatchObject([{ value: [past] }, { value: [past, theirs] }]);
  });

  it('are closed only when the orders that they meet are understood [HRS-05]', async () => {
    const asked = open({ [putDays]: saved, [ordersOf('2026-11-27')]: success({ orders: [order] }) });
    await add();
    await type('Premier jour', '2026-11-27');
    expect(plain(await screen.findByTestId('due-orders'))).toContain(
      '1 commande pour ce journ° 1042, vendredi 27 novembre à 19 h 15, livraison',
    );
    await save();
    await screen.findByText('Cochez « J’ai compris » d’abord.');
    expect(sent(asked, 'PUT')).toEqual([]);
    await choose('J’ai compris');
    await save();
    expect(sent(asked, 'PUT')).toHaveLength(1);
  });

  it('ask about no order that the day still serves [HRS-05]', async () => {
    const asked = open({ [putDays]: saved, [ordersOf('2026-11-27')]: success({ orders: [order] }) });
    await add();
    await type('Premier jour', '2026-11-27');
    await screen.findByTestId('due-orders');
    await choose('Retrait');
    expect(screen.queryByTestId('due-orders')).toBeNull();
    await choose('Retrait et livraison');
    await choose('Autres heures');
    await type('Heures, plage 1, de', '19:00');
    await type('Heures, plage 1, à', '22:00');
    await save();
    expect(sent(asked, 'PUT')).toHaveLength(1);
  });

  it('keep what was typed after a reload [MED-23]', async () => {
    open({ [ordersOf('2027-02-08')]: noOrders });
    await add();
    await type('Premier jour', '2027-02-08');
    await type('Votre mot', 'Vacances');
    cleanup();
    open({ [ordersOf('2027-02-08')]: noOrders });
    expect((await field('Votre mot')).value).toBe('Vacances');
    await press('Fermer');
    await press('Abandonner');
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });
});

describe('the public holidays', () => {
  const holiday = async (date: string) =>
    (await screen.findAllByTestId('holiday')).find((row) => row.dataset.date === date) as HTMLElement;

  it('of the next twelve months say whether the restaurant is open then [HRS-04]', async () => {
    open();
    const rows = (await screen.findAllByTestId('holiday')).map(({ dataset }) => dataset.date);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([11, '2026-12-25', '2027-11-11']);
    expect(plain(await holiday('2026-12-25'))).toBe('25 déc.NoëlPrévu : Fermé');
    expect(plain(await holiday('2027-03-29'))).toBe('29 mars 2027Lundi de PâquesFermé comme d’habitude');
    expect(plain(await holiday('2027-05-08'))).toBe(
      '8 mai 2027Victoire de 1945Ouvert comme d’habitude : 18 h 30 – 22 hFermer',
    );
  });

  it('are closed in the draft by one tap [HRS-04]', async () => {
    const asked = open({ [putDays]: saved, [ordersOf('2027-05-08')]: noOrders });
    await press('Fermer le samedi 8 mai, Victoire de 1945');
    await screen.findByText('samedi 8 mai : fermé dans le brouillon. Publiez pour le montrer.');
    const entry = { date: '2027-05-08', closed: true, times: [], label: 'Victoire de 1945' };
    expect(sent(asked, 'PUT')).toEqual([{ base: 'base-days', value: [past, christmas, entry] }]);
  });

  it('that have orders are closed by the form, which asks whether they are understood [HRS-04, HRS-05]', async () => {
    const orders = [{ ...order, dueAt: '2027-05-08T17:00:00Z' }];
    const asked = open({ [putDays]: saved, [ordersOf('2027-05-08')]: success({ orders }) });
    await press('Fermer le samedi 8 mai, Victoire de 1945');
    expect((await field('Votre mot')).value).toBe('Victoire de 1945');
    await choose('J’ai compris');
    await save();
    expect(sent(asked, 'PUT')).toHaveLength(1);
  });
});

describe('“fermer aujourd’hui”', () => {
  const tomorrow = /^Fermer demain/;
  const putTomorrow = 'PUT /v2/office/days/2026-11-27/closed';

  it('closes tomorrow at once with a sentence, three taps from the board [HRS-06]', async () => {
    const asked = open({ [ordersOf('2026-11-27')]: noOrders, [putTomorrow]: noOrders }, '/office/horaires?fermer');
    await type('Phrase pour les clients', ' Le four est en panne. ');
    await press(tomorrow);
    await screen.findByText('Vendredi 27 novembre : la boutique est fermée.');
    expect(sent(asked, 'PUT')).toEqual([{ message: 'Le four est en panne.' }]);
    expect([screen.queryByTestId('close-sheet'), location.search]).toEqual([null, '']);
    expect(asked.filter(({ path }) => path.endsWith('draft=1'))).toHaveLength(2);
  });

  it('lists the orders of the day, and closes once they are understood [HRS-05, HRS-06]', async () => {
    const orders = success({ orders: [order] });
    const asked = open({ [ordersOf('2026-11-27')]: orders, [putTomorrow]: orders }, '/office/horaires?fermer');
    await press(tomorrow);
    await screen.findByText(/^1 commande pour ce jour/);
    await press(tomorrow);
    await screen.findByText('Cochez « J’ai compris » d’abord.');
    expect(sent(asked, 'PUT')).toEqual([]);
    await choose('J’ai compris');
    await press(tomorrow);
    expect(plain(await screen.findByTestId('closing-said'))).toBe(
      'Vendredi 27 novembre : la boutique est fermée. 1 commande était déjà prise pour ce jour et reste : n° 1042. Pensez à appeler.',
    );
    expect(sent(asked, 'PUT')).toEqual([{}]);
  });

  it('asks about each day apart [HRS-05]', async () => {
    const asked = open(
      {
        [ordersOf('2026-11-27')]: success({ orders: [order] }),
        [ordersOf('2026-11-26')]: success({ orders: [order] }),
      },
      '/office/horaires?fermer',
    );
    await press(tomorrow);
    await choose('J’ai compris');
    await press(/^Fermer aujourd’hui/);
    expect((await field('J’ai compris')).checked).toBe(false);
    expect(sent(asked, 'PUT')).toEqual([]);
  });

  it('says that nothing is closed where there is no connection [HRS-06]', async () => {
    open({}, '/office/horaires?fermer');
    await press(tomorrow);
    await screen.findByText(/^Pas de connexion/);
    screen.getByTestId('close-sheet');
  });

  it('opens the day again [HRS-06]', async () => {
    const today = { date: '2026-11-26', closed: true, times: [], message: 'Fermé ce soir.' };
    let list: object[] = [today];
    const asked = open({
      [catalogue]: () => edited(list),
      'DELETE /v2/office/days/2026-11-26/closed': () => {
        list = [];
        return noOrders;
      },
    });
    expect(plain(await screen.findByTestId('closed-day'))).toContain('Jeudi 26 novembre : fermé, « Fermé ce soir. »');
    await press('Fermer un jour…');
    expect(within(screen.getByTestId('close-sheet')).queryByRole('button', { name: /aujourd’hui/ })).toBeNull();
    await press('Fermer');
    await press('Rouvrir jeudi 26 novembre');
    await screen.findByText('Jeudi 26 novembre : les heures habituelles sont revenues.');
    expect([screen.queryByTestId('closed-day'), sent(asked, 'DELETE').length]).toEqual([null, 1]);
  });
});

describe('the week', () => {
  const putMenu = 'PUT /v2/office/catalogue/menu/1';
  const blocks = async (day: string) => {
    const column = (await screen.findAllByTestId('week-day')).find((one) => one.dataset.day === day) as HTMLElement;
    return within(column)
      .queryAllByTestId('week-block')
      .map((block) => [block.textContent, block.style.top, block.style.height]);
  };
  const times = (...spans: string[]) =>
    spans.map((span) => {
      const [start, end] = span.split('-');
      return { start, end };
    });

  it('is drawn as typed, and goes on in the next day past midnight [HRS-01]', async () => {
    const late = menu(1, 'La carte');
    late.active_times[5] = { day: 'sat', label: 'sat', is_open: true, times: [{ start: '18:00', end: '03:00' }] };
    open({ [catalogue]: edited([], [], [late]) });
    expect(await blocks('sat')).toEqual([['18:0003:00', '75%', '25%']]);
    expect(await blocks('sun')).toEqual([
      ['03:00', '0%', '12.5%'],
      ['18:3022:00', expect.stringMatching(/^77.08/), expect.stringMatching(/^14.58/)],
    ]);
    expect(await blocks('mon')).toEqual([]);
    screen.getByRole('button', { name: /^Lundi.*Fermé\. Modifier$/ });
  });

  it('has several spans a day, copied to others, joined where they overlap [HRS-02, MED-20]', async () => {
    const asked = open({ [putMenu]: saved });
    await press(/^Mardi/);
    await press('Ajouter une plage, Heures');
    await type('Heures, plage 2, de', '11h30');
    await type('Heures, plage 2, à', '14h');
    await press('Ajouter une plage, Heures');
    await type('Heures, plage 3, de', '13:00');
    await type('Heures, plage 3, à', '15:00');
    await screen.findByTestId('joined');
    await choose('Lundi');
    await choose('Dimanche');
    await save();
    const [{ value }] = sent(asked, 'PUT') as [{ value: { active_times: object[] } }];
    const both = { is_open: true, times: times('11:30-15:00', '18:30-22:00') };
    expect(value.active_times).toMatchObject([both, both, ...value.active_times.slice(2, 6), both]);
    expect(value.active_times[2]).toMatchObject({ times: times('18:30-22:00') });
    expect(value).not.toHaveProperty('pickup_time_ranges');
  });

  it('has other hours for pickup, which are drawn apart [HRS-01, MED-20]', async () => {
    const asked = open({ [putMenu]: saved });
    await press(/^Mardi/);
    await choose(/^Séparés/);
    expect((await field('Retrait, plage 1, de')).value).toBe('18:30');
    await type('Retrait, plage 1, de', '17:00');
    await save();
    const [{ value }] = sent(asked, 'PUT') as [{ value: { active_times: object[]; pickup_time_ranges: object } }];
    expect(value.active_times[1]).toMatchObject({ times: times('17:00-22:00') });
    cleanup();
    open({ [catalogue]: edited([], [], [{ ...value, menu_id: 1, categories: [] }]) });
    expect((await blocks('tue'))[0]?.[0]).toBe('18:3022:00');
    fireEvent.click(screen.getAllByRole('button', { name: 'Retrait' })[0] as HTMLElement);
    expect((await blocks('tue'))[0]?.[0]).toBe('17:0022:00');
  });

  it('refuses a wrong span at its field, and closes a day without any [HRS-02, MED-20]', async () => {
    const asked = open({ [putMenu]: saved });
    await press(/^Mardi/);
    await type('Heures, plage 1, à', '25:00');
    await save();
    expect(document.activeElement).toBe(await field('Heures, plage 1, à'));
    expect([await errorOf('Heures, plage 1, à'), sent(asked, 'PUT')]).toEqual(['Une heure comme 11:30 ou 11h30.', []]);
    await press('Retirer la plage 1, Heures');
    await save();
    expect(sent(asked, 'PUT')).toMatchObject([{ base: 'base-1', value: { menu_name: 'La carte' } }]);
    const [{ value }] = sent(asked, 'PUT') as [{ value: { active_times: object[] } }];
    expect(value.active_times[1]).toMatchObject({ is_open: false, times: [] });
  });
});

describe('the slots', () => {
  const rules = {
    'scheduling.exceptions': [],
    'scheduling.minimum_time': 45,
    'scheduling.remove_first_range': false,
    'scheduling.remove_first_range_number': 2,
    'scheduling.remove_last_range': true,
    'scheduling.remove_last_range_number': 1,
    'scheduling.show_range': true,
    'scheduling.slot_capacity': 8,
    'scheduling.pickup_minimum_time': 10,
    'office.travel_minutes': 20,
  };
  const withRules = success({
    file: { settings: rules, options: [], offers: [], menus: [] },
    bases: Object.fromEntries(Object.keys(rules).map((name) => [`setting/${name}`, `base-${name}`])),
    changes: [],
  });
  const rehearse = 'POST /v2/office/rehearsals';
  const rehearsal = (slots: object[]) =>
    success({
      at: '2026-11-26T11:00:00Z',
      mode: 'delivery',
      opening: { isOpen: true, reason: null, message: null, until: null, opensAt: null },
      menus: [],
      date: '2026-11-26',
      slots,
      asap: null,
      delivery: null,
      offers: [],
      badges: [],
      missingItems: [],
      missingChoices: [],
      cart: null,
    });
  const slots = [
    { value: '19:00-19:15', state: 'too_soon' },
    { value: '19:15-19:30', state: 'free' },
    { value: '19:30-19:45', state: 'full' },
  ];
  const openSlots = (more: Parameters<typeof fakeOffice>[0] = {}) =>
    open({ [catalogue]: withRules, [rehearse]: rehearsal(slots), ...more });
  const put = (name: string) => `PUT /v2/office/catalogue/setting/scheduling.${name}`;
  const rule = async (name: string) =>
    plain((await screen.findAllByTestId('slot-rule')).find(({ dataset }) => dataset.rule === name) as HTMLElement);

  it('have rules, each with what it does; removed slots count only while they are switched on [HRS-08]', async () => {
    openSlots();
    expect(await rule('minimum')).toMatch(/^Délai minimum : 45 min.*promesse/);
    expect(await rule('first')).toMatch(/^Premiers créneaux retirés : 0/);
    expect(await rule('last')).toMatch(/^Derniers créneaux retirés : 1/);
    expect(await rule('range')).toMatch(/^Affichage : Début et fin/);
    expect(await rule('capacity')).toMatch(/^Commandes par créneau : 8/);
  });

  it('are drawn by the rehearsal of the draft, with their states in words [HRS-08]', async () => {
    const asked = openSlots();
    expect((await screen.findAllByTestId('slot')).map(plain)).toEqual([
      '19 h – 19 h 15trop tôt',
      '19 h 15 – 19 h 30libre',
      '19 h 30 – 19 h 45complet',
    ]);
    expect(sent(asked, 'POST')).toMatchObject([{ mode: 'delivery', isDraft: true }]);
  });

  it('mark the days on which the clock changes [HRS-09]', async () => {
    const asked = openSlots();
    await press('Voir le 28 mars 2027');
    screen.getByText(/^Passage à l’heure d’été/);
    expect(sent(asked, 'POST').at(-1)).toMatchObject({ at: '2027-03-27T23:00:00Z' });
    await press('Voir le 31 octobre 2027');
    screen.getByText(/^Passage à l’heure d’hiver/);
  });

  it('say what the minutes of the promise are for, and when they are too few [HRS-10]', async () => {
    openSlots();
    await screen.findByText(/^Promesse 45 min : 15 de cuisine, 20 de route, 10 de marge\.$/);
    fireEvent.click(screen.getAllByRole('button', { name: 'Retrait' }).at(-1) as HTMLElement);
    await screen.findByText(/^Promesse 10 min, mais 15 min de cuisine et de route/);
  });

  it('are changed as settings of the draft; a number of removed slots switches them on [HRS-08]', async () => {
    const asked = openSlots({
      [put('minimum_time')]: saved,
      [put('remove_first_range_number')]: saved,
      [put('remove_first_range')]: saved,
    });
    await press(/^Modifier.*Délai minimum$/);
    await type('Minutes', '60');
    await save();
    await press(/^Modifier.*Premiers créneaux retirés$/);
    await type('Créneaux retirés', '2');
    await save();
    expect(sent(asked, 'PUT')).toEqual([
      { base: 'base-scheduling.minimum_time', value: 60 },
      { base: 'base-scheduling.remove_first_range_number', value: 2 },
      { base: 'base-scheduling.remove_first_range', value: true },
    ]);
  });

  it.each([
    ['Délai minimum', 'Minutes', 'vite', 'Un nombre entier.'],
    ['Délai minimum', 'Minutes', '1441', 'Un jour au plus : 1440 minutes.'],
    ['Commandes par créneau', 'Commandes', '0', 'Au moins 1, ou vide pour ne pas limiter.'],
  ])('refuse in %s beside %s: %s [HRS-08]', async (name, label, typed, message) => {
    const asked = openSlots();
    await press(new RegExp(`^Modifier.*${name}$`));
    await type(label, typed);
    await save();
    expect([await errorOf(label), sent(asked, 'PUT')]).toEqual([message, []]);
  });

  it('are told when there are none, and when the draft has a fault [HRS-08]', async () => {
    openSlots({ [rehearse]: rehearsal([]) });
    await screen.findByText('Aucun créneau ce jour-là.');
    cleanup();
    openSlots({ [rehearse]: refusal(422, 'checks_failed', { problems: [] }) });
    await screen.findByText(/^Le brouillon a une faute/);
  });
});

describe('the page of hours, asked for a part', () => {
  const shown = () => document.activeElement?.getAttribute('aria-labelledby');
  const titled = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).id;

  it('shows the exceptional days, and takes the question out of the address [HRS-03, MED-05]', async () => {
    open({}, '/office/horaires?ouvrir=setting/scheduling.exceptions');
    const id = await titled('Jours exceptionnels');
    await expect.poll(() => [shown(), location.search]).toEqual([id, '']);
    expect(screen.queryByTestId('part-sheet')).toBeNull();
  });

  it('shows the week of the menu that was asked for [HRS-01]', async () => {
    open({}, '/office/horaires?ouvrir=menu/2');
    const id = await titled('La semaine');
    await expect.poll(shown).toBe(id);
    expect((await screen.findByRole('button', { name: 'Menu midi', pressed: true })).isConnected).toBe(true);
  });

  it('opens the form of a rule of slots [HRS-08]', async () => {
    const capacity = { 'scheduling.exceptions': [], 'scheduling.slot_capacity': 4 };
    const file = { settings: capacity, options: [], offers: [], menus: [menu(1, 'La carte')] };
    open(
      { [catalogue]: success({ file, bases: {}, changes: [] }) },
      '/office/horaires?ouvrir=setting/scheduling.slot_capacity',
    );
    expect(await screen.findByTestId('part-sheet')).toBeTruthy();
  });

  it.each(['menu/99', 'item/1', 'setting/none', '"]', ''])(
    'is itself if it is asked for “%s”, which it has not [HRS-01]',
    async (asked) => {
      open({}, `/office/horaires?ouvrir=${encodeURIComponent(asked)}`);
      await titled('Jours exceptionnels');
      await expect.poll(() => location.search).toBe('');
      expect(screen.queryByTestId('part-sheet')).toBeNull();
    },
  );
});
