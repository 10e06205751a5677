import { menuToWire } from '@comptoir/contract';
import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import type { StockCount, StockOut } from '@comptoir/domain';
import { card, margherita, supplements } from '@comptoir/domain/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStockStore } from '../state/stock/stock-store.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, signedIn } = replies;
const now = Temporal.Instant.from('2026-11-20T19:31:00+01:00');
const serviceUntil = Temporal.Instant.from('2026-11-20T22:30:00+01:00');
const out = (kind: StockOut['kind'], id: number, until: string | null): StockOut => ({
  kind,
  id,
  by: 'Ali',
  at: now,
  until: until === null ? null : Temporal.Instant.from(until),
});
const countOf = (left: number, itemId = 101): StockCount => ({ itemId, left, until: serviceUntil, by: 'Ali', at: now });
const counted = (...counts: StockCount[]) => success({ stockOuts: [], counts, serviceUntil, isReplayed: false });
const answer = (...stockOuts: StockOut[]) => success({ stockOuts, counts: [], serviceUntil, isReplayed: false });
const at = { date: new Date(now.epochMilliseconds).toUTCString() };
const dated = ([status, body]: ReturnType<typeof success>): ReturnType<typeof success> => [status, body, at];
const order = exampleBoardOrder({ number: 1042, state: 'accepted' });
const orders = [
  { ...order, lines: order.lines.map((line) => ({ ...line, itemId: 101 })) },
  { ...order, id: 'b', number: 1047, lines: order.lines.map((line) => ({ ...line, itemId: 101 })) },
  { ...order, id: 'c', number: 1050, lines: order.lines.map((line) => ({ ...line, itemId: 999, options: [] })) },
];
const calls = (more: Parameters<typeof fakeOffice>[0] = {}) => ({
  'GET /v2/office/session': dated(signedIn('kitchen')),
  'GET /v2/public/menus': success([menuToWire(card)] as never),
  'GET /v2/office/stock': answer(),
  'GET /v2/office/board': success(exampleBoard(orders)),
  ...more,
});
const row = async (name: string) =>
  (await screen.findAllByTestId('stock-item')).find((one) => within(one).queryByText(name)) as HTMLElement;
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const names = () =>
  screen.getAllByTestId('stock-item').map((one) => within(one).getByText(/./, { selector: 'b' }).textContent);
const search = async (text: string) => {
  const field = await screen.findByTestId('stock-search');
  act(() => void fireEvent.change(field, { target: { value: text } }));
};

beforeEach(() => {
  useStockStore.setState({ stock: null });
  hearServerDate(now.epochMilliseconds);
});

describe('the availability of dishes', () => {
  it('lists every dish by category and every choice by its group, each with what it is [STK-01]', async () => {
    fakeOffice(
      calls({
        'GET /v2/office/stock': answer(
          out('item', 101, '2026-11-20T22:30:00+01:00'),
          out('item', 201, null),
          out('choice', 1002, '2026-11-21T05:00:00+01:00'),
          out('choice', 1003, '2026-11-28T05:00:00+01:00'),
        ),
      }),
    );
    renderOffice('/office/disponibilite');
    expect(plain(await row('Margherita'))).toContain('Épuisé jusqu’à 22 h 30');
    expect(plain(await row('Tiramisu'))).toContain('Épuisé sans limite');
    expect(plain(await row('Jambon'))).toContain('Épuisé jusqu’à demain 5 h');
    expect(plain(await row('Sauce piquante'))).toContain('Épuisé jusqu’au samedi 28 novembre');
    expect(plain(await row('Regina'))).toContain('En vente');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Pizzas', 'Desserts', 'Boissons', 'Suppléments'],
    ]);
    expect(plain(screen.getByTestId('stock-count'))).toContain('4 épuisés');
  });

  it('says of a dish that nothing is left for why it is not there, and what the catalogue does not sell [STK-01, STK-08]', async () => {
    const size = { ...supplements, id: 2, name: 'Taille', min: 1, choices: supplements.choices.slice(0, 1) };
    const menu = {
      ...card,
      categories: card.categories.map((category) => ({
        ...category,
        items: category.items.map((item) =>
          item.id === 101
            ? { ...margherita, options: [size] }
            : item.id === 102
              ? { ...item, isAvailable: false }
              : item,
        ),
      })),
    };
    fakeOffice(
      calls({
        'GET /v2/public/menus': success([menuToWire(menu)] as never),
        'GET /v2/office/stock': answer(out('choice', 1001, null)),
      }),
    );
    renderOffice('/office/disponibilite');
    expect(plain(await row('Margherita'))).toContain('Épuisé : plus aucun choix de « Taille »');
    expect(plain(await row('Regina'))).toContain('Retiré de la vente sur la carte');
  });

  it('marks a dish for this service by two taps, and says in which orders it is [STK-02, STK-14]', async () => {
    const asked = fakeOffice(calls({ 'POST /v2/office/stock': answer(out('item', 101, '2026-11-20T22:30:00+01:00')) }));
    renderOffice('/office/disponibilite');
    await press('Marquer épuisé, Margherita');
    const sheet = await screen.findByTestId('mark-sheet');
    await within(sheet).findByText(/Présent dans 2 commandes à venir/);
    expect(plain(sheet)).toContain('à venir : 1042, 1047');
    expect(plain(sheet)).toMatch(/1 heure20 h 3[12]/);
    expect(plain(sheet)).toContain('Aujourd’huidemain 5 h');
    await act(async () => fireEvent.click(within(sheet).getByTestId('mark-confirm')));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      targets: [{ kind: 'item', id: 101 }],
      length: 'service',
      actionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(screen.queryByTestId('mark-sheet')).toBeNull();
    expect(plain(await row('Margherita'))).toContain('Épuisé jusqu’à 22 h 30');
  });

  it('is marked until a day that is chosen [STK-02]', async () => {
    const asked = fakeOffice(calls({ 'POST /v2/office/stock': answer() }));
    renderOffice('/office/disponibilite');
    await press('Marquer épuisé, Regina');
    const sheet = await screen.findByTestId('mark-sheet');
    const confirm = within(sheet).getByTestId<HTMLButtonElement>('mark-confirm');
    act(() => void fireEvent.click(within(sheet).getByLabelText(/^Une date/)));
    expect(confirm.disabled).toBe(true);
    const day = within(sheet).getByLabelText<HTMLInputElement>('De retour le');
    expect(day.min).toBe('2026-11-21');
    act(() => void fireEvent.change(day, { target: { value: '2026-11-28' } }));
    expect(plain(confirm)).toContain('Épuisé jusqu’au samedi 28 novembre');
    await act(async () => fireEvent.click(confirm));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ length: '2026-11-28' });
  });

  it('is searched by name and ingredient, and all that is found is marked at once, but what is left out [STK-11]', async () => {
    const asked = fakeOffice(calls({ 'POST /v2/office/stock': answer() }));
    renderOffice('/office/disponibilite');
    await search('MOZZARELLA');
    expect(names()).toEqual(['Margherita', 'Mozzarella']);
    await press(/^Tout marquer épuisé/);
    const sheet = await screen.findByTestId('mark-sheet');
    expect(plain(sheet)).toContain('1 article et 1 supplément seront épuisés jusqu’à 22 h 30');
    act(() => void fireEvent.click(within(sheet).getByLabelText('Mozzarella')));
    expect(plain(sheet)).toContain('1 article sera épuisé jusqu’à 22 h 30');
    await act(async () => fireEvent.click(within(sheet).getByTestId('mark-confirm')));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ targets: [{ kind: 'item', id: 101 }] });
    await search('sushi');
    await screen.findByText('Rien ne correspond');
  });

  it('is put back by one tap [STK-02]', async () => {
    const asked = fakeOffice(
      calls({
        'GET /v2/office/stock': answer(out('item', 101, null)),
        'POST /v2/office/stock/back': answer(),
      }),
    );
    renderOffice('/office/disponibilite');
    await press('Remettre Margherita en vente');
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ targets: [{ kind: 'item', id: 101 }] });
    expect(plain(await row('Margherita'))).toContain('En vente');
    expect(plain(screen.getByTestId('stock-count'))).toBe('Tout est en vente.');
  });

  it('is on sale again when it is put back that was sold out without an end [STK-01, STK-02]', async () => {
    let isOut = true;
    const menuOf = () => ({
      ...card,
      categories: card.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (item.id === 101 && isOut ? { ...item, soldOutUntil: null } : item)),
      })),
    });
    fakeOffice(
      calls({
        'GET /v2/public/menus': () => success([menuToWire(menuOf())] as never),
        'GET /v2/office/stock': answer(out('item', 101, null)),
        'POST /v2/office/stock/back': () => {
          isOut = false;
          return answer();
        },
      }),
    );
    renderOffice('/office/disponibilite');
    await press('Remettre Margherita en vente');
    await screen.findByRole('button', { name: 'Marquer épuisé, Margherita' });
    expect(plain(await row('Margherita'))).toContain('En vente');
  });

  it('says what could not be done, and keeps what was chosen [OFC-06]', async () => {
    fakeOffice(calls({ 'GET /v2/office/stock': answer(out('item', 201, null)) }));
    renderOffice('/office/disponibilite');
    await press('Remettre Tiramisu en vente');
    await screen.findByText(/^Pas de connexion/);
    await press('Marquer épuisé, Margherita');
    const sheet = await screen.findByTestId('mark-sheet');
    await act(async () => fireEvent.click(within(sheet).getByTestId('mark-confirm')));
    await within(sheet).findByText(/^Pas de connexion/);
    expect(within(sheet).getByTestId<HTMLButtonElement>('mark-confirm').disabled).toBe(false);
  });

  it('is read again where it could not be, and says where there is nothing [OFC-06]', async () => {
    fakeOffice({ 'GET /v2/office/session': signedIn('kitchen') });
    renderOffice('/office/disponibilite');
    await screen.findByText('Vous êtes hors ligne');
    fakeOffice(calls({ 'GET /v2/public/menus': success([] as never) }));
    await press('Réessayer');
    await screen.findByText('La carte est vide');
  });
});

describe('the count of a dish', () => {
  const open = async () => {
    await press('Compter ce qui reste, Margherita');
    return screen.findByTestId('count-sheet');
  };
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText(/Unités à vendre/), { target: { value: text } });
  const puts = (asked: ReturnType<typeof fakeOffice>) => asked.filter(({ method }) => method === 'PUT');

  it('is on the list, and says that few are left from five on [STK-10]', async () => {
    fakeOffice(calls({ 'GET /v2/office/stock': counted(countOf(5), countOf(6, 102), countOf(2, 201)) }));
    renderOffice('/office/disponibilite');
    expect(plain(await row('Margherita'))).toContain('En vente · plus que 5');
    expect(plain(await row('Regina'))).toContain('En vente · encore 6');
    expect(plain(await row('Tiramisu'))).toContain('plus que 2');
  });

  it('is set by a number or by steps, for this service [STK-09]', async () => {
    const asked = fakeOffice(calls({ 'PUT /v2/office/stock/count': counted(countOf(8)) }));
    renderOffice('/office/disponibilite');
    const sheet = await open();
    expect(plain(sheet)).toContain('Pour ce service, jusqu’à 22 h 30.');
    type('7');
    await press('Une unité de plus');
    await press('Enregistrer');
    expect(puts(asked).map(({ body }) => body)).toEqual([
      { itemId: 101, left: 8, actionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(screen.queryByTestId('count-sheet')).toBeNull();
    expect(plain(await row('Margherita'))).toContain('encore 8');
  });

  it('ends by one tap [STK-09]', async () => {
    const asked = fakeOffice(
      calls({ 'GET /v2/office/stock': counted(countOf(3)), 'PUT /v2/office/stock/count': counted() }),
    );
    renderOffice('/office/disponibilite');
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(/Unités à vendre/).value).toBe('3');
    await press('Ne plus compter');
    expect(puts(asked)[0]?.body).toMatchObject({ itemId: 101, left: null });
    expect(plain(await row('Margherita'))).not.toContain('plus que');
  });

  it.each([['-1'], ['1.5'], ['1e9'], ['1000'], [''], ['dix']])(
    'can’t be "%s": the field says so, keeps it, and nothing is sent [STK-09]',
    async (text) => {
      const asked = fakeOffice(calls());
      renderOffice('/office/disponibilite');
      await open();
      type(text);
      await press('Enregistrer');
      expect(screen.getByText('Un nombre entier de 0 à 999.')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/Unités à vendre/).value).toBe(text);
      expect(puts(asked)).toEqual([]);
    },
  );

  it('is sent again with the same id, so that what was sold meanwhile stays sold [STK-09]', async () => {
    const failed = fakeOffice(calls({ 'PUT /v2/office/stock/count': replies.refusal(503, 'unavailable') }));
    renderOffice('/office/disponibilite');
    await open();
    type('7');
    await press('Enregistrer');
    await screen.findByRole('alert');
    await press('Enregistrer');
    const ids = puts(failed).map(({ body }) => (body as { actionId: string }).actionId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
