import { hearServerDate } from '@comptoir/web-app/clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const now = Temporal.Instant.from('2026-11-20T19:31:00+01:00');
const at = { date: new Date(now.epochMilliseconds).toUTCString() };
const today = 'GET /v2/office/slots?mode=pickup&date=2026-11-20';
const put = 'PUT /v2/office/slots';
const kitchen = 'GET /v2/office/kitchen?date=2026-11-20';
const withoutPosts = { date: '2026-11-20', isDelivering: true, posts: [], windows: [] };

const slot = (value: string, more: object = {}) => ({
  date: '2026-11-20',
  value,
  start: `2026-11-20T${value}:00+01:00`,
  state: 'free',
  orders: 0,
  dishes: 0,
  capacity: 8,
  isChanged: false,
  ...more,
});
const day = (slots: object[], more: object = {}) =>
  success({ mode: 'pickup', date: '2026-11-20', capacity: 8, slots, isReplayed: false, ...more });
const evening = [
  slot('19:15'),
  slot('20:00', { state: 'full', orders: 6, dishes: 14, capacity: 4, isChanged: true }),
  slot('20:15', { orders: 3, dishes: 1 }),
  slot('20:30', { state: 'closed', capacity: 0, orders: 2, isChanged: true }),
  slot('20:45', { state: 'paused' }),
];
function open(more: Parameters<typeof fakeOffice>[0] = {}) {
  const session = signedIn('kitchen');
  const asked = fakeOffice({
    'GET /v2/office/session': [session[0], session[1], at],
    [today]: day(evening),
    [kitchen]: success(withoutPosts),
    ...more,
  });
  renderOffice('/office/creneaux');
  return asked;
}
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const rows = () => screen.findAllByTestId('slot');
const row = async (value: string) => (await rows()).find(({ dataset }) => dataset.value === value) as HTMLElement;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(() => hearServerDate(now.epochMilliseconds));

describe('the slots of this evening', () => {
  it('tell what each took of what it may take, without those that are over [PSE-09, PSE-10]', async () => {
    open();
    expect((await rows()).map(({ dataset }) => [dataset.value, dataset.state])).toEqual([
      ['20:00', 'full'],
      ['20:15', 'free'],
      ['20:30', 'closed'],
      ['20:45', 'paused'],
    ]);
    expect(plain(await row('20:00'))).toContain('6 / 4, complet14 plats · au lieu de 8');
    expect(plain(await row('20:15'))).toContain('3 / 81 plat');
    expect(plain(await row('20:30'))).toContain('Fermé, 2 commandes restent');
    expect(plain(await row('20:45'))).toContain('En pause');
  });

  it('say how many orders came where there is no limit [PSE-09]', async () => {
    open({ [today]: day([slot('20:00', { capacity: null, orders: 1 })], { capacity: null }) });
    expect(plain(await row('20:00'))).toContain('1 commande');
    expect(plain(screen.getByTestId('slots'))).toContain('Un créneau prend autant de commandes qu’il en vient');
  });

  it('are closed and opened again by one tap [PSE-09]', async () => {
    const asked = open({ [put]: day([slot('20:15', { state: 'closed', capacity: 0, isChanged: true })]) });
    await press('Fermer 20\u00a0h\u00a015');
    await waitFor(async () => expect((await row('20:15')).dataset.state).toBe('closed'));
    await press('Rouvrir 20\u00a0h\u00a015');
    await waitFor(() =>
      expect(sent(asked)).toMatchObject([
        { mode: 'pickup', date: '2026-11-20', value: '20:15', capacity: 0, isToServiceEnd: false },
        { value: '20:15', capacity: null },
      ]),
    );
  });

  it('get another capacity for this day, or all of them to the end of the service are closed [PSE-09, PSE-11]', async () => {
    const asked = open({ [put]: day(evening) });
    await press(/^Changer la capacité de 20\u00a0h\u00a015/);
    const sheet = within(await screen.findByTestId('slot-sheet'));
    const field = sheet.getByLabelText('Commandes au plus');
    for (const typed of ['100', '-1', '1.5', '', 'x']) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(sheet.getByTestId('slot-save'));
      expect(sheet.getByText('Écrivez un nombre entier de 0 à 99.')).toBeTruthy();
    }
    fireEvent.change(field, { target: { value: '1' } });
    expect(plain(screen.getByTestId('slot-sheet'))).toContain('3 commandes sont déjà prises : elles restent.');
    fireEvent.click(sheet.getByRole('button', { name: 'Une de plus' }));
    fireEvent.click(sheet.getByTestId('slot-save'));
    await waitFor(() => expect(screen.queryByTestId('slot-sheet')).toBeNull());
    await press(/^Changer la capacité de 20\u00a0h\s:/);
    fireEvent.click(await screen.findByTestId('slot-usual'));
    await waitFor(() => expect(screen.queryByTestId('slot-sheet')).toBeNull());
    await press(/^Changer la capacité de 20\u00a0h\u00a015/);
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer jusqu’à la fin du service' }));
    await waitFor(() =>
      expect(sent(asked)).toMatchObject([
        { value: '20:15', capacity: 2, isToServiceEnd: false },
        { value: '20:00', capacity: null },
        { value: '20:15', capacity: 0, isToServiceEnd: true },
      ]),
    );
  });

  it('of deliveries and of tomorrow are those of another list; without any it says so [PSE-09]', async () => {
    open({
      'GET /v2/office/slots?mode=delivery&date=2026-11-20': day([slot('21:00')], { mode: 'delivery' }),
      'GET /v2/office/slots?mode=delivery&date=2026-11-21': day([], { mode: 'delivery' }),
    });
    await rows();
    fireEvent.click(screen.getByLabelText('Livraison'));
    expect((await rows()).map(({ dataset }) => dataset.value)).toEqual(['21:00']);
    fireEvent.click(screen.getByLabelText('Demain'));
    expect(await screen.findByText('Aucun créneau à venir')).toBeTruthy();
    expect(screen.getByText('Le restaurant est fermé demain.')).toBeTruthy();
  });

  it('say why a change failed, and that they can’t be read [PSE-09]', async () => {
    open({ [put]: refusal(422, 'validation', { errors: { value: 'Ce créneau est passé' } }) });
    await press('Fermer 20\u00a0h\u00a015');
    expect((await within(await row('20:15')).findByRole('alert')).textContent).toContain('Ce créneau est passé');
  });

  it('can be asked for again when they could not be read [PSE-09]', async () => {
    let isDown = true;
    open({ [today]: () => (isDown ? refusal(503, 'unavailable') : day(evening)) });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    isDown = false;
    fireEvent.click(again);
    expect(await rows()).toHaveLength(4);
  });
});

const oven = { id: 'four', name: 'Four', perWindow: 6, isOfDrivers: false };
const drivers = { id: 'route', name: 'Livreurs', perWindow: 60, isOfDrivers: true };
const work = (post: string, ordered: number, held: number, capacity: number, isChanged = false) => ({
  post,
  ordered: ordered * 4,
  held: held * 4,
  capacity: capacity * 4,
  isChanged,
});
const windowAt = (time: string, ...posts: object[]) => ({ start: `2026-11-20T${time}:00+01:00`, posts });
const busy = {
  ...withoutPosts,
  posts: [oven, drivers],
  windows: [
    windowAt('19:15', work('four', 1, 0, 6), work('route', 0, 0, 60)),
    windowAt('19:30', work('four', 3, 2, 6), work('route', 60, 0, 60)),
    windowAt('19:45', work('four', 5, 0.5, 4, true), work('route', 0, 25, 60)),
    windowAt('20:00', work('four', 2, 0, 0, true), work('route', 0, 0, 0)),
  ],
};
const said = async (time: string, post: string) => {
  const windows = await screen.findAllByTestId('window');
  const start = Temporal.Instant.from(`2026-11-20T${time}:00+01:00`).toString();
  const own = windows.find(({ dataset }) => dataset.start === start) as HTMLElement;
  const button = within(own)
    .getAllByTestId('post-work')
    .find(({ dataset }) => dataset.post === post);
  return plain(button as HTMLElement).replace(/.*Four|.*Livreurs/, '');
};

describe('the work of the kitchen by posts', () => {
  it('is told against what each post can do, held places and what is too much with it [CAP-12, CAP-09]', async () => {
    open({ [kitchen]: success(busy) });
    expect(await said('19:30', 'four')).toBe('5 / 6 2 gardés');
    expect(await said('19:30', 'route')).toBe('60 / 60 plein');
    expect(await said('19:45', 'four')).toBe('5,5 / 4 1,5 de trop · 0,5 gardé · au lieu de 6');
    expect(await said('19:45', 'route')).toBe('25 / 60 25 gardés');
    expect(await said('20:00', 'four')).toBe('2 / 0 2 de trop · fermé · au lieu de 6');
    expect(await said('20:00', 'route')).toBe('0 / 0 En pause');
    // The quarter of an hour under way is still to come, that before it is over.
    expect(screen.getAllByTestId('window')).toHaveLength(3);
    fireEvent.click(screen.getByLabelText('Retrait'));
    expect(await rows()).toHaveLength(4);
  });

  it('changes what a post does in one quarter of an hour, or goes back to the settings [CAP-12, PSE-09]', async () => {
    const answer = success({ ...busy, windows: busy.windows.slice(2), isReplayed: false });
    const asked = open({ [kitchen]: success(busy), 'PUT /v2/office/kitchen': answer });
    await press(/^Changer la capacité de 19\u00a0h\u00a030\s:\s?Four/);
    const sheet = within(await screen.findByTestId('slot-sheet'));
    const field = sheet.getByLabelText<HTMLInputElement>('Unités au plus');
    expect(field.value).toBe('6');
    for (const typed of ['1000', '-1', '1,5', '', 'x']) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(sheet.getByTestId('slot-save'));
      expect(sheet.getByText('Écrivez un nombre entier de 0 à 999.')).toBeTruthy();
    }
    expect(sheet.queryByTestId('slot-usual')).toBeNull();
    fireEvent.change(field, { target: { value: '4' } });
    expect(plain(screen.getByTestId('slot-sheet'))).toContain('Ce poste a déjà 5 à faire');
    fireEvent.click(sheet.getByTestId('slot-save'));
    await waitFor(() => expect(screen.queryByTestId('slot-sheet')).toBeNull());
    expect(screen.getAllByTestId('window')).toHaveLength(2);
    await press(/^Changer la capacité de 19\u00a0h\u00a045\s:\s?Four/);
    fireEvent.click(await screen.findByTestId('slot-usual'));
    await waitFor(() =>
      expect(sent(asked)).toMatchObject([
        { post: 'four', start: '2026-11-20T18:30:00Z', units: 4 },
        { post: 'four', start: '2026-11-20T18:45:00Z', units: null },
      ]),
    );
  });

  it('says why a change failed, and keeps what was typed [CAP-12]', async () => {
    const refused = refusal(422, 'validation', { errors: { start: 'Ce créneau est passé' } });
    open({ [kitchen]: success(busy), 'PUT /v2/office/kitchen': refused });
    await press(/^Changer la capacité de 19\u00a0h\u00a030\s:\s?Four/);
    const sheet = within(await screen.findByTestId('slot-sheet'));
    fireEvent.change(sheet.getByLabelText('Unités au plus'), { target: { value: '9' } });
    fireEvent.click(sheet.getByTestId('slot-save'));
    expect((await sheet.findByRole('alert')).textContent).toContain('Ce créneau est passé');
    expect(sheet.getByLabelText<HTMLInputElement>('Unités au plus').value).toBe('9');
  });

  it('says that there is none on a closed day, and has no deliveries where the shop makes none [CAP-12]', async () => {
    open({
      [kitchen]: success({ ...busy, isDelivering: false }),
      'GET /v2/office/kitchen?date=2026-11-21': success({ ...busy, windows: [] }),
    });
    await screen.findAllByTestId('window');
    expect(screen.queryByLabelText('Livraison')).toBeNull();
    fireEvent.click(screen.getByLabelText('Demain'));
    expect(await screen.findByText('Le restaurant est fermé demain.')).toBeTruthy();
  });

  it('asks for no mode where only pickup is offered and no posts are set [CAP-12]', async () => {
    open({ [kitchen]: success({ ...withoutPosts, isDelivering: false }) });
    expect(await rows()).toHaveLength(4);
    expect(screen.queryByLabelText('Retrait')).toBeNull();
  });
});

describe('the punctuality of the kitchen', () => {
  const path = 'GET /v2/office/reports/punctuality';
  const openAs = (role: 'kitchen' | 'manager', answer: object) => {
    const session = signedIn(role);
    return open({ 'GET /v2/office/session': [session[0], session[1], at], [path]: success(answer) });
  };

  it('is told to managers as a share of the orders of 30 days, never rounded up [CAP-16]', async () => {
    openAs('manager', { orders: 200, onTime: 199 });
    expect(plain(await screen.findByTestId('punctuality'))).toBe(
      '99 % des commandes étaient prêtes à l’heure promise, à 5 minutes près : 199 sur 200, ces 30 derniers jours.',
    );
  });

  it('is no share of a few orders [CAP-16]', async () => {
    openAs('manager', { orders: 9, onTime: 9 });
    expect(plain(await screen.findByText(/Encore trop peu/))).toBe(
      'Encore trop peu de commandes pour le dire : 9 prêtes ces 30 derniers jours.',
    );
  });

  it('is not asked for by the kitchen [CAP-16]', async () => {
    const asked = openAs('kitchen', {});
    await rows();
    expect(asked.filter((call) => call.path.includes('punctuality'))).toEqual([]);
  });
});
