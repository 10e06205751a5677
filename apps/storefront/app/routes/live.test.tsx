import { type LiveOrder, liveOrderToWire, paths } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCartStore } from '../state/cart/cart-store.ts';
import { useAnnouncementStore } from '../state/page/announcement-store.ts';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { FakeEvents } from '../testing/fake-events.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './live.tsx';

const token = 'GdckLSwGLWd5nwJMrffdrA';
const arrivedAt = Temporal.Instant.from('2026-11-23T18:00:00Z');
const after = (minutes: number) => arrivedAt.add({ minutes });

/** The order of the example receipt, 10 €, promised for 19 h 20, just arrived. */
const arrived: LiveOrder = {
  form: 'whole',
  orderNumber: 1042,
  version: 1,
  state: 'new',
  reception: 'manual',
  mode: 'pickup',
  arrivedAt,
  startAt: after(5),
  startedAt: null,
  dueAt: after(20),
  waitingSince: arrivedAt,
  canCancel: true,
  canInvoice: false,
  seenAt: null,
  acceptedAt: null,
  readyAt: null,
  leftAt: null,
  endedAt: null,
  reason: null,
  message: null,
  refunds: [],
  withdrawal: null,
  soldOut: [],
  again: [],
  receipt: exampleReceipt({ orderNumber: 1042 }),
};
const answered = { waitingSince: null, canCancel: false } as const;
const accepted = { ...answered, version: 2, state: 'accepted', acceptedAt: after(1) } as const;
const byCard = exampleReceipt({ orderNumber: 1042, paymentMethod: 'card', status: 'paid' });
const wire = (change: Partial<LiveOrder> = {}) => liveOrderToWire({ ...arrived, ...change }, 'Europe/Paris');

beforeEach(() => {
  FakeEvents.opened = [];
  vi.stubGlobal('EventSource', FakeEvents);
});

/** Opens the page of an order as the server wrote it, so many minutes after the order came. */
async function open(written: unknown, minutes = 0) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.order = token;
  script.textContent = JSON.stringify(written);
  document.body.replaceChildren(script);
  await renderPage('/commande/:token', page, {
    url: `/commande/${token}`,
    catalogue: { renderedAt: after(minutes).toString() },
  });
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.replace(/\s/g, ' ');
const text = () =>
  [...screen.getByTestId('live-page').children]
    .map((part) => (part instanceof HTMLScriptElement ? '' : (part.textContent ?? '')))
    .join('')
    .replace(/\s/g, ' ');
const steps = () =>
  screen.getAllByRole('listitem').flatMap((item) => (item.getAttribute('aria-current') ? [item.textContent] : []));

describe('the page of an order says how it stands', () => {
  it.each<[string, Partial<LiveOrder>, number, string, string]>([
    ['new', {}, 0, 'Commande reçue', 'en général en moins de 2 min.'],
    ['waiting', {}, 3, 'Toujours en attente', 'Vous pouvez l’appeler.'],
    ['before a service', { waitingSince: after(30) }, 0, 'Commande enregistrée', 'ouvre à 19 h 30 et la confirmera'],
    ['accepted', accepted, 2, 'C’est accepté, Camille', 'La cuisine s’y met'],
    ['begun early', { ...accepted, startedAt: after(1) }, 2, 'En préparation', 'Prête vers 19 h 20'],
    ['being made', accepted, 6, 'En préparation', 'Prête vers 19 h 20'],
    [
      'ready',
      { ...accepted, state: 'ready', readyAt: after(9) },
      9,
      'Votre commande est prête',
      'Elle vous attend au comptoir',
    ],
    ['done', { ...accepted, state: 'done', endedAt: after(12) }, 15, 'Bon appétit !', 'Récupérée à 19 h 12.'],
    ['not fetched', { ...accepted, state: 'no_show', endedAt: after(60) }, 61, 'Commande non retirée', 'Appelez-nous'],
  ])('%s [LIV-07, LIV-09, LIV-10]', async (_name, change, minutes, title, words) => {
    await open(wire(change), minutes);
    expect(heading()).toBe(title);
    expect(text()).toContain(words);
  });

  it('done: that its cash was paid [LIV-08]', async () => {
    const receipt = exampleReceipt({ orderNumber: 1042, status: 'paid' });
    await open(wire({ ...accepted, state: 'done', endedAt: after(12), receipt }), 15);
    expect(text()).toContain('Réglée en espèces');
    expect(text()).not.toContain('À régler');
  });

  it('done: with no step that still waits [LIV-08]', async () => {
    await open(wire({ ...accepted, state: 'done', endedAt: after(12) }), 15);
    expect(steps()).toEqual([]);
  });

  it('done: with a tick at each step, the last one too [LIV-08]', async () => {
    await open(wire({ ...accepted, state: 'done', endedAt: after(12) }), 15);
    const last = screen.getByText('Récupérée', { selector: 'b' }).closest('li');
    const stages = [...(last?.parentElement?.children ?? [])].map(({ className }) => className);
    expect(last?.nextElementSibling).toBeNull();
    expect(new Set(stages)).toEqual(new Set(['done']));
  });

  it('new: for when it was placed, and not that anybody asked for that hour [LIV-07]', async () => {
    await open(wire());
    expect(text()).toContain('Prévue pour 19 h 20');
  });

  it('not answered: since when, and not that an answer is on its way [LIV-09]', async () => {
    await open(wire({ seenAt: after(1) }), 4);
    expect(text()).toContain('Sans réponse depuis 19 h');
    expect(text()).not.toContain('La réponse arrive');
  });

  it('ready at the counter: since when, and no more for when it was told [LIV-07, LIV-08]', async () => {
    await open(wire({ ...accepted, state: 'ready', readyAt: after(9) }), 10);
    expect(screen.getByTestId('live-due').textContent?.replace(/\s/g, ' ')).toBe('19 h 09');
    expect(text()).toContain('Prête depuis');
    expect(text()).not.toContain('Prête vers');
  });

  it('ready to be delivered: when it will come, and that it is cooked no more [LIV-07, LIV-08]', async () => {
    const receipt = exampleReceipt({ mode: 'delivery' });
    await open(wire({ ...accepted, mode: 'delivery', state: 'ready', readyAt: after(9), receipt }), 10);
    expect(text()).toContain('Chez vous vers 19 h 20');
    expect(steps()).toEqual([expect.stringMatching(/^Prête19\sh\s09$/)]);
  });

  it('on its way, with what to prepare in cash [LIV-07]', async () => {
    const receipt = exampleReceipt({ mode: 'delivery' });
    await open(wire({ ...accepted, mode: 'delivery', state: 'on_the_way', leftAt: after(9), receipt }), 9);
    expect(heading()).toBe('En route');
    expect(text()).toContain('Préparez 10,00 € en espèces.');
    expect(text()).toContain('Chez vous vers');
  });

  it('later than promised: both times, and what the restaurant says [LIV-07]', async () => {
    await open(wire({ ...accepted, dueAt: after(30), message: 'Le four a pris du retard' }), 2);
    expect(heading()).toBe('Un peu plus tard que prévu');
    expect(text()).toContain('au lieu de 19 h 20 19 h 30');
    expect(text()).toContain('« Le four a pris du retard »');
  });

  it('where nobody answers orders: that the kitchen has it, and nothing of a yes [LIV-08]', async () => {
    await open(wire({ ...answered, state: 'accepted', reception: 'none' }), 6);
    expect(heading()).toBe('Transmise à la cuisine');
    expect(steps()).toEqual(['Transmise à la cuisine']);
    expect(text()).not.toContain('accepté');
  });
});

describe('the restaurant’s number', () => {
  const ended = { ...accepted, state: 'done', endedAt: after(12) } as const;
  it.each<[string, Partial<LiveOrder>, number, 'link' | 'button']>([
    ['was just placed', {}, 1, 'link'],
    ['nobody has answered', {}, 3, 'button'],
    ['is being made in time', accepted, 20, 'link'],
    ['is late', accepted, 21, 'button'],
    ['has been at the counter for long', { ...accepted, state: 'ready', readyAt: after(19) }, 40, 'link'],
    ['is late on its way', { ...accepted, mode: 'delivery', state: 'on_the_way', leftAt: after(9) }, 21, 'button'],
    ['was fetched', ended, 40, 'link'],
    ['was refused', { ...answered, state: 'refused', reason: 'closing', endedAt: after(2) }, 3, 'button'],
  ])(
    'of an order that %s is a button only where there is something to call about [LIV-07]',
    async (_, change, minutes, look) => {
      await open(wire(change), minutes);
      const call = screen.getByRole('link', { name: 'Appeler le restaurant' });
      expect(call.getAttribute('href')).toBe('tel:+33478000000');
      expect(call.className.split(' ')).toContain(look);
    },
  );
});

describe('an order that came to nothing', () => {
  const refused = { ...answered, version: 2, state: 'refused', reason: 'sold_out', endedAt: after(2) } as const;

  it('says why, and that the money was asked for until it is paid back [LIV-11]', async () => {
    const refund = { lines: null, amountCents: 1000, status: 'requested', at: after(2) } as const;
    await open(wire({ ...refused, receipt: byCard, refunds: [refund] }), 3);
    expect(heading()).toBe('Commande refusée');
    expect(text()).toContain('Un des plats est épuisé.');
    expect(text()).toContain('Remboursement de 10,00 € demandé à 19 h 02.');
    FakeEvents.opened[0]?.tell(
      'order',
      wire({ ...refused, version: 3, receipt: byCard, refunds: [{ ...refund, status: 'done' }] }),
    );
    expect(text()).toContain('Vous êtes remboursé de 10,00 €. Fait à 19 h 02');
    expect(screen.getByRole('link', { name: 'Commander autre chose' }).getAttribute('href')).toBe('/menu');
  });

  const wanted = (itemId: number, name: string) => ({
    itemId,
    name,
    options: [],
    quantity: 1,
    note: '',
    unitCents: 1000,
    totalCents: 1000,
  });

  it('names the dishes that were sold out, and fills the cart again without them [LIV-28]', async () => {
    const choices = [{ choiceId: 2001, name: 'Classique, 33 cm', quantity: 1, priceCents: 0 }];
    const regina = { ...wanted(102, 'Regina'), options: [{ optionId: 2, name: 'Taille', choices }] };
    const again = [regina, wanted(101, 'Margherita')];
    await open(wire({ ...refused, soldOut: [101], again }), 3);
    expect(text()).toContain('Épuisé : Margherita.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre sans ce plat' })));
    expect(useCartStore.getState().lines.map(({ itemId }) => itemId)).toEqual([102]);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('offers nothing to take again where all of it was sold out, and the same again where nothing was [LIV-28]', async () => {
    await open(wire({ ...refused, soldOut: [101], again: [wanted(101, 'Margherita')] }), 3);
    expect(screen.queryByTestId('order-again')).toBeNull();
    cleanup();
    const gone = wanted(999, 'Burrata');
    await open(wire({ ...refused, reason: 'too_busy', again: [gone] }), 3);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Commander à nouveau' })));
    expect((await screen.findByTestId('reorder')).textContent).toContain('Burrata');
  });

  it('in cash says that nothing is to be paid, and nothing else [LIV-11]', async () => {
    await open(wire(refused), 3);
    expect(text()).toContain('Vous n’avez rien à payer.');
    expect(text()).not.toContain('À régler');
  });
});

describe('an order of which something is paid back', () => {
  it('says what and for which dishes, and what is left, below a receipt that stays as it is [LIV-12]', async () => {
    const refunds: LiveOrder['refunds'] = [
      { lines: [0], amountCents: 400, status: 'done', at: after(2) },
      { lines: null, amountCents: 100, status: 'requested', at: after(3) },
    ];
    await open(wire({ ...accepted, receipt: byCard }), 4);
    const recap = screen.getByRole('heading', { name: 'Récapitulatif' }).parentElement;
    const before = recap?.textContent ?? '';
    expect(screen.queryByTestId('live-money')).toBeNull();
    FakeEvents.opened[0]?.tell('order', wire({ ...accepted, version: 3, receipt: byCard, refunds }));
    expect(recap?.textContent?.startsWith(before)).toBe(true);
    const money = screen.getByTestId('live-money').textContent?.replace(/\s/g, ' ') ?? '';
    expect(money).toContain('Vous êtes remboursé de 4,00 €. Fait à 19 h 02');
    expect(money).toContain('Pour 1 × Margherita.');
    expect(money).toContain('Remboursement de 1,00 € demandé à 19 h 03.');
    expect(money).toContain('Total après remboursement6,00 €');
  });
});

describe('the page goes on', () => {
  it('by the stream, says each change once, and does not go back to older news [LIV-05, LIV-13]', async () => {
    await open(wire());
    const [stream] = FakeEvents.opened;
    expect(stream?.url).toBe(paths.liveStream(token));
    stream?.tell('order', wire({ ...accepted, version: 3, dueAt: after(30) }));
    expect(heading()).toBe('Un peu plus tard que prévu');
    expect(useAnnouncementStore.getState().text).toContain('Un peu plus tard que prévu');
    stream?.tell('order', wire({ ...accepted, version: 2 }));
    expect(heading()).toBe('Un peu plus tard que prévu');
  });

  it('by asking, where the stream fails twice [LIV-05]', async () => {
    const { calls } = fakeApi({
      [`GET ${paths.liveOrder(token)}`]: {
        body: { status: 'success', payload: wire({ ...accepted, dueAt: after(30) }) },
      },
    });
    await open(wire());
    const [stream] = FakeEvents.opened;
    act(() => stream?.onerror?.());
    expect(calls).toEqual([]);
    await act(async () => stream?.onerror?.());
    await vi.waitFor(() => expect(heading()).toBe('Un peu plus tard que prévu'));
    expect(stream?.readyState).toBe(2);
  });

  it('without a connection keeps what it knew, with the hour of that [LIV-23]', async () => {
    await open(wire({ ...accepted }), 6);
    act(() => FakeEvents.opened[0]?.onerror?.());
    expect(heading()).toBe('En préparation');
    expect(text()).toContain('Dernière nouvelle : 19 h 06');
  });

  it('to its end: an old order shows what it came to [LIV-14]', async () => {
    await open({ order_number: 1042, version: 6, state: 'done', day: '2026-11-20', total: 10 });
    expect(text()).toContain('Commande nº 1042');
    expect(text()).toContain('Passée le 20 novembre 2026. Terminée');
    expect(FakeEvents.opened).toEqual([]);
  });

  it.each(['missing', { nonsense: true }])('and shows no white page for %j [LIV-02]', async (written) => {
    await open(written);
    expect(screen.getByRole('link', { name: 'Retour à la carte' })).toBeTruthy();
  });
});

describe('a new order is taken back', () => {
  const cancel = `POST ${paths.cancelOrder(token)}`;
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  async function confirm() {
    await press('Annuler ma commande');
    await press('Oui, annuler');
  }

  it('once it was said what that does, under one id however often it is tried [LIV-20]', async () => {
    const withdrawn = wire({ ...answered, version: 2, state: 'cancelled', reason: 'diner_asked', endedAt: after(1) });
    const done = { body: { status: 'success', payload: { order: withdrawn, replayed: false } } };
    const { of } = fakeApi({ [cancel]: ['no answer', done] });
    await open(wire({ receipt: byCard }));
    await press('Annuler ma commande');
    expect(text()).toContain('Vous serez remboursé de 10,00 €.');
    await press('Oui, annuler');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('L’annulation n’a pas abouti.'));
    await confirm();
    await vi.waitFor(() => expect(heading()).toBe('Commande annulée'));
    const bodies = of('POST').map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
    expect(bodies[0]).toMatchObject({ version: 1 });
  });

  it('too late says so, and shows how it stands [LIV-20]', async () => {
    fakeApi({
      [cancel]: apiError(409, 'order_moved', 'Cette commande a changé', { payload: { order: wire(accepted) } }),
    });
    await open(wire());
    await confirm();
    await vi.waitFor(() => expect(heading()).toBe('C’est accepté, Camille'));
    expect(screen.getByRole('alert').textContent).toMatch(/déjà répondu\s: appelez-le/);
    expect(screen.queryByRole('button', { name: 'Annuler ma commande' })).toBeNull();
  });
});
