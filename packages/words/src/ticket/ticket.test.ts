import type { BoardLine, BoardOrder, Receipt } from '@comptoir/contract';
import { exampleBoardOrder, exampleReceipt } from '@comptoir/contract/testing';
import {
  codePages,
  columnsOf,
  type Paper,
  paperWidths,
  plainTicket,
  type TicketLine,
  type TicketPart,
} from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeKitchenTicket } from './kitchen-ticket.ts';
import { writeReceiptTicket } from './receipt-ticket.ts';
import { writeCancelledSlip, writeChangedSlip } from './slips.ts';
import type { TicketPrint } from './ticket-print.ts';

const broad: Paper = { width: 80, codePage: 'windows1252' };
const narrow: Paper = { width: 58, codePage: 'cp858' };
const at = Temporal.ZonedDateTime.from('2026-11-20T19:31:00[Europe/Paris]');
const later = (minutes: number) => at.add({ minutes }).toInstant();

const printOn = (paper: Paper, change: Partial<TicketPrint> = {}): TicketPrint => ({
  paper,
  copy: 0,
  printer: 'Cuisine',
  at,
  format: createFormat('fr', 'EUR'),
  ...change,
});

const aLine = (change: Partial<BoardLine>): BoardLine => ({
  itemId: 101,
  categoryId: 11,
  name: 'Margherita',
  quantity: 1,
  isFree: false,
  options: [],
  changes: [],
  note: '',
  isRefunded: false,
  ...change,
});

const pizza = aLine({
  quantity: 2,
  note: 'bien cuite, l’œuf à part',
  changes: [
    { name: 'Mozzarella', quantity: 2, group: null, isExtra: true },
    { name: 'Olives', quantity: 0, group: null, isExtra: false },
    { name: 'Sans gluten', quantity: 1, group: 'Pâte', isExtra: false },
  ],
});
const dessert = aLine({ categoryId: 12, name: 'Tiramisu de la maison', note: 'allergie aux noix' });
const gift = aLine({ categoryId: 12, name: 'Café', isFree: true });
const wine = aLine({ categoryId: 13, name: 'Côtes-du-rhône', hasAlcohol: true });
const lost = aLine({ categoryId: 99, name: 'Ancien plat' });

const pickup = exampleBoardOrder({
  mode: 'pickup',
  place: null,
  arrivedAt: later(-1),
  acceptedAt: later(0),
  dueAt: later(19),
  paymentMethod: 'card',
  dueCents: 0,
  lines: [dessert, pizza],
  dishes: 3,
});
const delivery = exampleBoardOrder({
  arrivedAt: later(-13),
  acceptedAt: later(0),
  dueAt: Temporal.ZonedDateTime.from('2026-11-21T12:00:00[Europe/Paris]').toInstant(),
  dueCents: 2450,
  lines: [lost, wine, gift],
  dishes: 3,
  packing: ['noCutlery', 'ownContainers'],
  withdrawn: [{ line: 1, units: 1, name: 'Côtes-du-rhône' }],
});

const categories = [
  { id: 11, name: 'Pizzas tomate' },
  { id: 12, name: 'Desserts' },
  { id: 13, name: 'Boissons' },
];
const wholeOf = ({ lines }: BoardOrder): TicketPart<BoardLine> => ({ lines: [...lines], elsewhere: [] });
const kitchenTicket = (order: BoardOrder, print: TicketPrint, part = wholeOf(order)) =>
  writeKitchenTicket(order, part, categories, print);

/** A ticket as a picture of signs: large lines are marked with a `#`, those in reverse with a `█`. */
const draw = (lines: TicketLine[]) =>
  lines
    .map((line) => {
      const marks = line.kind === 'code' ? '  ' : `${line.isLarge ? '#' : ' '}${line.isReversed ? '█' : ' '}`;
      return `${marks}|${plainTicket([line])}`.trimEnd();
    })
    .join('\n');

describe('the kitchen’s ticket', () => {
  it('says what is cooked, for whom and until when, without a price [TCK-01, TCK-02]', () => {
    expect(`\n${draw(kitchenTicket(pickup, printOn(broad)))}\n`).toBe(`
# |RETRAIT          19 h 50
# |nº 1042       Camille M.
  |Commandée 19 h 30 · acceptée 19 h 31
  |------------------------------------------------
  |PIZZAS TOMATE
# |2 × MARGHERITA
  |    + 2 Mozzarella
  |    Sans Olives
  |    Pâte : Sans gluten
 █|    >> bien cuite, l’œuf à part <<
  |
  |DESSERTS
# |1 × TIRAMISU DE LA
# |    MAISON
#█|    >> allergie aux
#█|    noix <<
  |------------------------------------------------
# |3 PLATS         PAYÉE CB
  |------------------------------------------------
  |Cuisine                              20/11 19:31
`);
  });

  it('says on narrow paper what is collected, what is packed, and where a delivery goes [TCK-01, TCK-02, LAW-28, LAW-39, LAW-50]', () => {
    expect(`\n${draw(kitchenTicket(delivery, printOn(narrow)))}\n`).toBe(`
# |LIVRAISON
# |       sam. 12 h
# |nº 1042
# |      Camille M.
  |Commandée 19 h 18 · acceptée
  |19 h 31
  |--------------------------------
  |DESSERTS
# |1 × CAFÉ OFFERT
  |
  |BOISSONS
# |1 × CÔTES-DU-RHÔ
# |    NE
  |
# |1 × ANCIEN PLAT
  |--------------------------------
# |3 PLATS
# |     À ENCAISSER
# |         24,50 €
  |Couverts : non
  |SES CONTENANTS
  |Alcool : pièce d'identité à
  |demander
 █|RÉTRACTÉ : 1 × Côtes-du-rhône
  |--------------------------------
  |22 rue de la Martinière
  |3e
  |69001 Lyon
  |0612345678
  |--------------------------------
  |Cuisine              20/11 19:31
`);
  });

  it('has the dishes of its printer, and says where the others are [TCK-18]', () => {
    const part = { lines: [pizza], elsewhere: [{ name: 'Bar', dishes: 1 }] };
    const ticket = plainTicket(kitchenTicket(pickup, printOn(broad), part));
    expect(ticket).toContain('Suite : bar (1)');
    expect(ticket).toContain('2 PLATS');
    expect(ticket).not.toContain('TIRAMISU');
  });

  it('is marked at both ends if it is not the first of its printer [TCK-06]', () => {
    const lines = draw(kitchenTicket(pickup, printOn(broad, { copy: 2 }))).split('\n');
    expect(lines[0]).toBe(' █|                 DUPLICATA nº 2');
    expect(lines.at(-1)).toBe(lines[0]);
    expect(plainTicket(kitchenTicket(pickup, printOn(broad)))).not.toContain('DUPLICATA');
  });

  it('sends the cook to the screen for a note that has no printable sign [TCK-12]', () => {
    const order = { ...pickup, lines: [aLine({ note: '🥜🚫' })] };
    expect(plainTicket(kitchenTicket(order, printOn(broad)))).toContain('>> voir l’écran <<');
  });

  it('prints a diner’s commands as text [TCK-13]', () => {
    const order = { ...pickup, lines: [aLine({ note: '\u001b@\u001dV0', name: 'Pizza\u001cp' })] };
    const ticket = plainTicket(kitchenTicket(order, printOn(broad)));
    expect(ticket).toContain('>> @V0 <<');
    expect(ticket).not.toMatch(/[^\P{C}\n]/u);
  });
});

describe('a slip after the ticket', () => {
  it('calls a cancelled order back [TCK-05]', () => {
    const cancelled = { ...pickup, mode: 'delivery' as const, state: 'cancelled' as const, endedAt: later(27) };
    expect(
      `\n${draw(writeCancelledSlip(cancelled, wholeOf(pickup), printOn(broad, { at: at.add({ minutes: 27 }) })))}\n`,
    ).toBe(`
#█|        ANNULÉE
# |nº 1042       Camille M.
  |Livraison 19 h 50                annulée 19 h 58
  |------------------------------------------------
  |1 × Tiramisu de la maison
  |2 × Margherita, + 2 Mozzarella, Sans Olives,
  |    Pâte : Sans gluten
  |------------------------------------------------
  |Cuisine                              20/11 19:58
`);
  });

  it('corrects the time of a delayed order [TCK-05]', () => {
    const delayed = { ...pickup, dueAt: later(39) };
    expect(`\n${draw(writeChangedSlip(delayed, later(19), wholeOf(pickup), printOn(broad)))}\n`).toBe(`
#█|        MODIFIÉE
# |RETRAIT          20 h 10
  |au lieu de 19 h 50
# |nº 1042       Camille M.
  |------------------------------------------------
  |1 × Tiramisu de la maison
  |2 × Margherita, + 2 Mozzarella, Sans Olives,
  |    Pâte : Sans gluten
  |------------------------------------------------
  |Cuisine                              20/11 19:31
`);
  });
});

const issuer = {
  name: 'Lève-tard',
  address: '14 rue Belfort, 69004 Lyon',
  phone: '04 00 00 00 00',
  registration: 'SIRET 000 000 000 00000',
  vatNumber: 'FR 00 000000000',
};
const liveAddress = 'https://levetard.test/commande/abc';
type Printed = Parameters<typeof writeReceiptTicket>[0];
const receiptTicket = (receipt: Receipt, print: TicketPrint, more: Partial<Printed> = {}) => {
  const dueAt = Temporal.Instant.from(receipt.promisedAt);
  return writeReceiptTicket({ receipt, dueAt, refunds: [], issuer, liveAddress, ...more }, print);
};

describe('the diner’s receipt', () => {
  const receipt = exampleReceipt({
    orderNumber: 1042,
    status: 'paid',
    paymentMethod: 'card',
    placedAt: '2026-11-20T18:30:00Z',
    promisedAt: '2026-11-20T18:50:00Z',
    lines: [
      {
        itemId: 101,
        name: 'Margherita',
        options: [
          { name: 'Taille', choices: [{ name: 'Classique, 33 cm', quantity: 1, priceCents: 0 }] },
          { name: 'Suppléments', choices: [{ name: 'Mozzarella', quantity: 1, priceCents: 200 }] },
        ],
        note: 'bien cuite',
        quantity: 2,
        unitCents: 1290,
        totalCents: 2580,
        isFree: false,
      },
      {
        itemId: 201,
        name: 'Tiramisu de la maison',
        options: [],
        note: '',
        quantity: 1,
        unitCents: 650,
        totalCents: 650,
        isFree: false,
      },
      { itemId: 301, name: 'Café', options: [], note: '', quantity: 1, unitCents: 0, totalCents: 0, isFree: true },
    ],
    discounts: [
      {
        type: 'percentage',
        code: null,
        percentBp: 1000,
        fixedCents: 0,
        target: 'Tiramisu',
        gender: 'm',
        amountCents: 65,
      },
    ],
    subtotalCents: 3230,
    discountCents: 65,
    taxCents: 288,
    totalCents: 3165,
    taxes: [{ rateBp: 1000, netCents: 2877, taxCents: 288, grossCents: 3165 }],
  });

  it('tells the tip between the total and what was paid, and what went back with it [PYX-89, PYX-90]', () => {
    const tipped: Receipt = { ...receipt, paymentMethod: 'card', status: 'paid', tipCents: 200 };
    const at = Temporal.Instant.from(receipt.promisedAt);
    const refunds: Printed['refunds'] = [{ lines: null, amountCents: 1000, tipCents: 200, status: 'done', at }];
    const text = plainTicket(receiptTicket(tipped, printOn(broad), { refunds })).replaceAll(/[\u00a0\u202f]/g, ' ');
    const payable = ((receipt.totalCents + 200) / 100).toFixed(2).replace('.', ',');
    expect(text).toMatch(new RegExp(`Total TTC[^]*Pourboire +2,00 €[^]*${payable} €`));
    expect(text).toMatch(/[−-]12,00 €/);
    expect(plainTicket(receiptTicket(receipt, printOn(broad)))).not.toContain('Pourboire');
  });

  it('has the amounts of the stored receipt, and proves an order without being an invoice [TCK-03]', () => {
    expect(`\n${draw(receiptTicket(receipt, printOn(broad)))}\n`).toBe(`
# |       Lève-tard
  |           14 rue Belfort, 69004 Lyon
  |                 04 00 00 00 00
  |            SIRET 000 000 000 00000
  |                FR 00 000000000
  |------------------------------------------------
  |Commande nº 1042                20/11/2026 19:30
  |Retrait                                  19 h 50
  |------------------------------------------------
  |2 × Margherita                           25,80 €
  |    Taille : Classique, 33 cm
  |    Suppléments : Mozzarella (+ 2,00 €)
  |1 × Tiramisu de la maison                 6,50 €
  |1 × Café                                  OFFERT
  |------------------------------------------------
  |Sous-total                               32,30 €
  |-10 % sur Tiramisu                      - 0,65 €
# |Total TTC        31,65 €
  |Carte bancaire, réglé                    31,65 €
  |------------------------------------------------
  |dont TVA              HT         TVA         TTC
  |10 %               28,77        2,88       31,65
  |------------------------------------------------
  |            Justificatif de commande
  |              Suivre ma commande :
  |https://levetard.test/commande/abc
  |                Merci, à bientôt
`);
  });

  it('tells what was paid back, and nothing of a page that was forgotten [TCK-03]', () => {
    const refund = { lines: null, amountCents: 650, status: 'done' as const, at: later(60) };
    const refunds = [refund, { ...refund, status: 'requested' as const, amountCents: 100 }];
    const ticket = plainTicket(receiptTicket(receipt, printOn(broad), { refunds, liveAddress: null }));
    expect(ticket).toContain('Remboursé                                -6,50 €');
    expect(ticket).toContain('Remboursement demandé                    -1,00 €');
    expect(ticket).not.toContain('Suivre');
    expect(ticket).not.toContain('facture');
  });

  it('is marked as a copy, too [TCK-06]', () => {
    expect(plainTicket(receiptTicket(receipt, printOn(narrow, { copy: 1 }))).match(/DUPLICATA nº 1/g)).toHaveLength(2);
  });
});

describe('500 random orders', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem({ maxCount: 12 }));
  const price = fc.integer({ min: 0, max: 99_999_99 });
  const line = fc.record({
    categoryId: fc.constantFrom(11, 12, 13, 99),
    name: typed,
    quantity: fc.integer({ min: 1, max: 99 }),
    note: typed,
    isFree: fc.boolean(),
    unitCents: price,
    choice: fc.record({ name: typed, quantity: fc.integer({ min: 0, max: 3 }), priceCents: price }),
  });
  const someOrder = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    discountCents: fc.integer({ min: 0, max: 500 }),
    deliveryFeeCents: fc.integer({ min: 0, max: 900 }),
    firstName: typed,
    address: typed,
    mode: fc.constantFrom('pickup' as const, 'delivery' as const),
    paper: fc.record({ width: fc.constantFrom(...paperWidths), codePage: fc.constantFrom(...codePages) }),
    copy: fc.integer({ min: 0, max: 3 }),
  });
  type SomeOrder = typeof someOrder extends fc.Arbitrary<infer T> ? T : never;

  const boardOrderOf = ({ lines, firstName, address, mode }: SomeOrder): BoardOrder => {
    const { place } = delivery;
    return {
      ...delivery,
      mode,
      customer: { ...delivery.customer, firstName },
      place: mode === 'delivery' && place ? { ...place, address } : null,
      dishes: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: lines.map(({ choice: { name, quantity }, unitCents: _, ...own }) =>
        aLine({ ...own, changes: [{ name, quantity, group: null, isExtra: true }] }),
      ),
    };
  };

  const receiptOf = ({ lines, discountCents, deliveryFeeCents, mode }: SomeOrder): Receipt => {
    const priced = lines.map(({ name, quantity, isFree, unitCents, choice }) => ({
      itemId: 1,
      name,
      options: [{ name: 'Choix', choices: [choice] }],
      note: '',
      quantity,
      unitCents: isFree ? 0 : unitCents,
      totalCents: isFree ? 0 : unitCents * quantity,
      isFree,
    }));
    const subtotalCents = priced.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const offCents = Math.min(discountCents, subtotalCents);
    const feeCents = mode === 'delivery' ? deliveryFeeCents : 0;
    const totalCents = subtotalCents - offCents + feeCents;
    const taxCents = Math.round(totalCents / 11);
    const discount = {
      type: 'percentage',
      code: null,
      percentBp: 1000,
      fixedCents: 0,
      target: null,
      gender: 'f',
    } as const;
    return exampleReceipt({
      mode,
      lines: priced,
      discounts: offCents > 0 ? [{ ...discount, amountCents: offCents }] : [],
      subtotalCents,
      discountCents: offCents,
      deliveryFeeCents: feeCents,
      taxCents,
      totalCents,
      taxes: [{ rateBp: 1000, netCents: totalCents - taxCents, taxCents, grossCents: totalCents }],
    });
  };

  const isWithin = (paper: Paper, lines: TicketLine[]) =>
    lines.every(
      (one) => one.kind === 'code' || one.indent + one.text.length <= columnsOf(paper) / (one.isLarge ? 2 : 1),
    );
  /** The amount of a printed text, in cents. */
  const centsOf = (text: string) => Number(text.replace(/[ ,]/g, ''));
  /** The amounts in the printed lines from a word to the next rule, in their order. */
  const amountsFrom = (ticket: string, word: string) => {
    const part = ticket.slice(ticket.indexOf(word)).split('\n---')[0] ?? '';
    return [...part.matchAll(/(- ?)?(\d[\d ]*,\d\d)(?= €|$)/gm)].map(
      ([, minus, amount = '']) => centsOf(amount) * (minus ? -1 : 1),
    );
  };

  it('fit their paper, count the dishes as the board does, and print the stored sums to the cent [TCK-01, TCK-02, TCK-03]', () => {
    fc.assert(
      fc.property(someOrder, (some) => {
        const print = printOn(some.paper, { copy: some.copy });
        const order = boardOrderOf(some);
        const kitchen = kitchenTicket(order, print);
        expect(isWithin(some.paper, kitchen)).toBe(true);
        expect(plainTicket(kitchen)).toContain(`${order.dishes} PLAT`);
        expect(isWithin(some.paper, writeCancelledSlip(order, wholeOf(order), print))).toBe(true);
        expect(isWithin(some.paper, writeChangedSlip(order, later(0), wholeOf(order), print))).toBe(true);

        const stored = receiptOf(some);
        const receipt = receiptTicket(stored, print);
        expect(isWithin(some.paper, receipt)).toBe(true);
        const [subtotal = 0, ...rest] = amountsFrom(plainTicket(receipt), '\nSous-total');
        const [paid, total, ...between] = rest.reverse();
        expect([subtotal, total, paid]).toEqual([stored.subtotalCents, stored.totalCents, stored.totalCents]);
        expect(subtotal + between.reduce((sum, cents) => sum + cents, 0)).toBe(stored.totalCents);
      }),
      { numRuns: 500 },
    );
  });
});
