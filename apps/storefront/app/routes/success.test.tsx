import { type LiveOrder, liveOrderToWire, type Receipt, type ReceiptDiscount, receiptToWire } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOrder, type StoredOrder, useOrderStore } from '../state/order/order-store.ts';
import { FakeEvents } from '../testing/fake-events.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './success.tsx';

const receipt = exampleReceipt({
  orderNumber: 2417,
  lines: [
    {
      itemId: 101,
      name: 'Margherita',
      options: [{ name: 'Suppléments', choices: [{ name: 'Mozzarella', quantity: 1, priceCents: 150 }] }],
      note: 'bien cuite',
      quantity: 2,
      unitCents: 1150,
      totalCents: 2300,
      isFree: false,
    },
  ],
  discounts: [
    {
      type: 'fixed_amount',
      code: 'BIENVENUE',
      percentBp: 0,
      fixedCents: 300,
      target: null,
      gender: 'f',
      amountCents: 300,
    },
  ],
  subtotalCents: 2300,
  discountCents: 300,
  taxCents: 182,
  totalCents: 2000,
  taxes: [{ rateBp: 1000, netCents: 1818, taxCents: 182, grossCents: 2000 }],
});

/** An order as a tab keeps it. */
const kept = (change: Partial<Receipt> = {}): StoredOrder => ({
  orderNumber: 2417,
  totalCents: 2000,
  receipt: receiptToWire({ ...receipt, ...change }),
});

/** As the version before kept it. */
const old = JSON.stringify({ orderNumber: 2417, firstName: 'Camille', mode: 'pickup', recap: { totalCents: 2000 } });

const text = () => screen.getByRole('main').textContent?.replace(/\s/g, ' ') ?? '';

describe('after an order', () => {
  it('the diner is thanked by name, with the number, the promised time and the recap [RTE-10, CHK-56]', async () => {
    keepOrder(kept());
    await renderPage('/success', page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci Camille');
    expect(text()).not.toContain('confirmée');
    expect(text()).not.toContain('Sur votre relevé');
    for (const part of [
      'Commande nº 2417',
      'Retrait prévuvers 19 h 20',
      '2 × MargheritaMozzarella · « bien cuite »23,00 €',
      'Code BIENVENUE−3,00 €',
      'Total20,00 €',
    ])
      expect(text()).toContain(part);
  });

  it('the diner reads by which name the bank will show the payment [PYX-80]', async () => {
    const paidBy = { kind: 'paypal', brand: null, network: null, last4: null, descriptor: 'LEVE TARD' } as const;
    keepOrder(kept({ paymentMethod: 'card', status: 'paid', paidBy }));
    await renderPage('/success', page);
    expect(text()).toContain('Sur votre relevé : LEVE TARD');
  });

  it('a slot is told with its hours and its day [RTE-10]', async () => {
    keepOrder(
      kept({ mode: 'delivery', promisedAt: '2026-11-24T18:45:00Z', date: '2026-11-24 19:45-20:00', readyFrom: null }),
    );
    await renderPage('/success', page);
    expect(text()).toContain('Livraison prévue demain19 h 45 – 20 h');
  });

  it('an order for as soon as possible that has to wait says from when on [CHK-56, RTE-10]', async () => {
    keepOrder(kept({ promisedAt: '2026-11-24T10:50:00Z', readyFrom: '2026-11-24T10:30:00Z' }));
    await renderPage('/success', page);
    expect(text()).toContain('demain vers 11 h 50');
    expect(text()).toContain('Dès que possible (à partir de demain 11 h 30)');
  });

  it('an order that an earlier visit sent is known by its number and total [CHK-57, RTE-10]', async () => {
    keepOrder({ orderNumber: 1007, totalCents: 1000 });
    await renderPage('/success', page);
    expect(text()).toContain('Commande nº 1007');
    expect(text()).toContain('Total : 10,00 €');
  });

  it.each<[string, Partial<ReceiptDiscount>]>([
    ['Remise de 10 %', { percentBp: 1000 }],
    ['−5,5 % sur Desserts', { percentBp: 550, target: 'Desserts' }],
    ['1 acheté = 1 offert', { type: 'buy_one_get_one', gender: 'm' }],
    ['Remise de 3,00 €', { type: 'fixed_amount', fixedCents: 300 }],
    ['Remise', {}],
  ])('what was taken off is "%s" [CRT-29]', async (reason, change) => {
    const [discount] = receipt.discounts;
    if (!discount) throw new Error('no discount');
    const plain = { ...discount, type: 'percentage', code: null, fixedCents: 0 } as const;
    keepOrder(kept({ discounts: [{ ...plain, ...change }] }));
    await renderPage('/success', page);
    expect(text()).toContain(`${reason}−3,00 €`);
  });

  it('delivery is told as one amount, its surcharge inside, and where it goes [RTE-10]', async () => {
    const place = {
      address: '3 rue de Cuire',
      address2: '',
      city: 'Lyon',
      postalCode: '69004',
      country: 'France',
      zone: 'Croix-Rousse',
    };
    keepOrder(kept({ mode: 'delivery', place, deliveryFeeCents: 250, surchargeCents: 200 }));
    await renderPage('/success', page);
    expect(text()).toContain('Livraison4,50 €');
    expect(text()).toContain('3 rue de Cuire, 69004 Lyon');
  });

  it('the page is still theirs after a reload', async () => {
    keepOrder(kept());
    useOrderStore.setState({ order: null });
    await renderPage('/success', page);
    expect(text()).toContain('Merci Camille');
  });

  it('a stored receipt that can not be drawn leaves its number and total', async () => {
    keepOrder({ ...kept(), receipt: { ...receiptToWire(receipt), placed_at: 'soon', lines: [{}] } });
    await renderPage('/success', page);
    expect(text()).toContain('Commande nº 2417');
    expect(text()).toContain('Total : 20,00 €');
  });

  it('a direct visit is thanked in general and led to the menu [RTE-10]', async () => {
    await renderPage('/success', page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci pour votre commande');
    expect(screen.getByRole('link', { name: 'Retour à la carte' }).getAttribute('href')).toBe('/menu');
  });

  it.each(['null', '{', '[]', '{"orderNumber":"x"}', '{"orderNumber":1,"recap":{}}', old])(
    'a stored order of %s is no white page',
    async (stored) => {
      sessionStorage['last-order'] = stored;
      await renderPage('/success', page);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci pour votre commande');
    },
  );
});

describe('an order that is followed on the page after it', () => {
  const token = 'GdckLSwGLWd5nwJMrffdrA';
  const arrivedAt = Temporal.Instant.from('2026-11-23T18:00:00Z');
  const after = (minutes: number) => arrivedAt.add({ minutes });
  const arrived: LiveOrder = {
    form: 'whole',
    orderNumber: 2417,
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
    receipt,
  };
  const answered = { version: 2, waitingSince: null, canCancel: false } as const;
  const accepted = { ...answered, state: 'accepted', acceptedAt: after(1) } as const;
  const refused = { ...answered, state: 'refused', reason: 'too_busy', endedAt: after(1) } as const;
  const wire = (change: Partial<LiveOrder> = {}) => liveOrderToWire({ ...arrived, ...change }, 'Europe/Paris');
  const heading = (level: number) => screen.getAllByRole('heading', { level })[0]?.textContent?.replace(/\s/g, ' ');
  const tell = (change: Partial<LiveOrder>) => FakeEvents.opened.at(-1)?.tell('order', wire(change));

  beforeEach(() => {
    FakeEvents.opened = [];
    vi.stubGlobal('EventSource', FakeEvents);
  });
  async function open(change: Partial<LiveOrder> | null, minutes = 0) {
    keepOrder({ ...kept(), trackToken: token });
    await renderPage('/success', page, { catalogue: { renderedAt: after(minutes).toString() } });
    if (change) tell(change);
  }

  it.each<[string, Partial<LiveOrder>, number, string, string]>([
    ['nobody has answered yet', {}, 0, 'Merci Camille, ça chauffe !', 'Commande reçue'],
    ['its restaurant is closed', { waitingSince: after(30) }, 0, 'Merci Camille, ça chauffe !', 'Commande enregistrée'],
    [
      'it is for tomorrow',
      { dueAt: after(1200), waitingSince: after(600) },
      0,
      'Merci Camille, c’est noté !',
      'Commande enregistrée',
    ],
    ['the kitchen has accepted it', accepted, 1, 'Merci Camille, ça chauffe !', 'Commande confirmée'],
    [
      'nobody answers orders',
      { ...answered, state: 'accepted', reception: 'none' },
      1,
      'Merci Camille, ça chauffe !',
      'Commande confirmée',
    ],
    ['it is made', accepted, 8, 'Merci Camille, ça chauffe !', 'Commande confirmée'],
  ])(
    'is thanked for while %s, and is called confirmed once it is [RTE-10, LIV-03]',
    async (_name, change, minutes, thanks, standing) => {
      await open(change, minutes);
      expect([heading(1), heading(2)]).toEqual([thanks, standing]);
      expect(text().includes('confirmée')).toBe(standing === 'Commande confirmée');
      expect(text()).toContain('Commande nº 2417');
      expect(screen.queryByText('Commande confirmée')?.dataset.i18n).toBe(
        standing === 'Commande confirmée' ? 'Order success' : undefined,
      );
    },
  );

  it.each<[string, Partial<LiveOrder>, number, string]>([
    ['refused', refused, 1, 'Commande refusée'],
    ['cancelled', { ...refused, state: 'cancelled', reason: 'incident' }, 1, 'Commande annulée par le restaurant'],
    ['told to be later', { ...accepted, dueAt: after(40) }, 1, 'Un peu plus tard que prévu'],
    ['not answered', {}, 4, 'Toujours en attente'],
    ['ready', { ...accepted, state: 'ready', readyAt: after(9) }, 9, 'Votre commande est prête'],
  ])('that is %s says so at once, and after a reload [LIV-07, LIV-11]', async (_name, change, minutes, title) => {
    await open(change, minutes);
    expect(heading(1)).toBe(title);
    expect(text()).not.toMatch(/ça chauffe|confirmée/);
    cleanup();
    useOrderStore.setState({ order: null });
    await renderPage('/success', page, { catalogue: { renderedAt: after(minutes).toString() } });
    expect(heading(1)).toBe(title);
  });

  it('keeps what it knew without a connection, with the hour of that [LIV-23]', async () => {
    await open(refused, 2);
    cleanup();
    useOrderStore.setState({ order: null });
    await renderPage('/success', page, { catalogue: { renderedAt: after(30).toString() } });
    expect(heading(1)).toBe('Commande refusée');
    expect(text()).toContain('Dernière nouvelle : 19 h 02');
  });

  it('says only what this tab knows of one that can’t be read [RTE-10]', async () => {
    await open(null);
    expect(heading(1)).toBe('Merci Camille');
    for (const part of ['Commande nº 2417', 'vers 19 h 20', 'Total20,00 €']) expect(text()).toContain(part);
    expect(text()).not.toMatch(/confirmée|Transmise/);
    expect(screen.getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href')).toBe(`/commande/${token}`);
  });

  it.each([{ state: 'nonsense' }, { ...wire(), version: 'x' }, [], 'refused'])(
    'reads no news of %j [STO-08]',
    async (news) => {
      sessionStorage['last-order'] = JSON.stringify({ ...kept(), trackToken: token, news, heardAt: 'soon' });
      await renderPage('/success', page);
      expect(text()).toContain('Commande nº 2417');
      expect(heading(1)).toBe('Merci Camille');
    },
  );
});
