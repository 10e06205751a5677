import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressStates } from '../order/progress/progress.ts';
import { hasKitchenTicket } from './has-kitchen-ticket.ts';
import { layOut } from './lay-out.ts';
import { codePages, printableText } from './printable-text.ts';
import { needsSlip, type Printer, printsOf } from './printer.ts';
import { splitTicket } from './split-ticket.ts';
import { columnsOf, paperWidths, plainTicket, type TicketLine } from './ticket-line.ts';

const broad = layOut({ width: 80, codePage: 'windows1252' });

describe('a text for a printer', () => {
  it.each([
    ['24,50\u202f€', '24,50 €', '24,50 €'],
    ['24,50\u00a0€', '24,50 €', '24,50 €'],
    ['1\u2009234,00 €', '1 234,00 €', '1 234,00 €'],
    ['−20\u00a0%', '-20 %', '-20 %'],
    ['l’œuf', 'l’œuf', "l'oeuf"],
    ['L‘ŒUF', 'L‘ŒUF', "L'OEUF"],
    ['“bien cuite”', '“bien cuite”', '"bien cuite"'],
    ['« à point »', '« à point »', '« à point »'],
    ['12 h – 14 h', '12 h – 14 h', '12 h - 14 h'],
    ['à — b', 'à — b', 'à - b'],
    ['non‑gras', 'non-gras', 'non-gras'],
    ['A → B', 'A > B', 'A > B'],
    ['art. 4 § 2', 'art. 4 § 2', 'art. 4 2'],
    ['nº 12', 'nº 12', 'nº 12'],
    ['№ 12', 'No 12', 'No 12'],
    ['½ pizza', '½ pizza', '½ pizza'],
    ['⅓ pizza', '1/3 pizza', '1/3 pizza'],
    ['2 × Reine', '2 × Reine', '2 × Reine'],
    ['200 °C', '200 °C', '200 °C'],
    ['25 m²', '25 m²', '25 m²'],
    ['à suivre…', 'à suivre…', 'à suivre...'],
    ['Marque™', 'Marque™', 'MarqueTM'],
    ['Garçon, ñandú', 'Garçon, ñandú', 'Garçon, ñandú'],
    ['ÀÂÄÉÈÊËÎÏÔÙÛÜÇ', 'ÀÂÄÉÈÊËÎÏÔÙÛÜÇ', 'ÀÂÄÉÈÊËÎÏÔÙÛÜÇ'],
    ['Straße', 'Straße', 'Straße'],
    ['e\u0301te\u0301', 'été', 'été'],
    ['Šárka Žižková', 'Šárka Žižková', 'Sárka Zizková'],
    ['Nguyễn', 'Nguyen', 'Nguyen'],
    ['ﬁlet', 'filet', 'filet'],
    ['pizza 🍕 merci', 'pizza merci', 'pizza merci'],
    ['❤️ vous', 'vous', 'vous'],
    ['👩‍🍳 chef', 'chef', 'chef'],
    ['👍🏽 ok', 'ok', 'ok'],
    ['🇫🇷 oui', 'oui', 'oui'],
    ['1️⃣ seule', '1 seule', '1 seule'],
    ['寿司 svp', 'svp', 'svp'],
    ['а\u0440 кирилл', '', ''],
    ['\u200bcaché\u200f', 'caché', 'caché'],
    ['mi\u00adlieu', 'milieu', 'milieu'],
    ['ligne\r\nsuivante\tcolonne', 'ligne suivante colonne', 'ligne suivante colonne'],
    ['cuite ?', 'cuite ?', 'cuite ?'],
  ])('« %s » is printed as « %s » and, on an old printer, « %s » [TCK-12]', (text, windows, old) => {
    expect([printableText(text, 'windows1252'), printableText(text, 'cp858')]).toEqual([windows, old]);
  });

  it('commands no printer [TCK-13]', () => {
    expect(printableText('\u001b@\u001dV0', 'windows1252')).toBe('@V0');
    expect(printableText('a\u001c.\u0010\u0004\u0001b\u0000\u007f\u009b', 'cp858')).toBe('a.b');
  });

  it('has no control character and no question mark of its own, whatever was typed [TCK-12, TCK-13]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...codePages), (text, codePage) => {
        const printed = printableText(text, codePage);
        expect(printed).not.toMatch(/\p{C}/u);
        expect(printed.split('?').length).toBeLessThanOrEqual(text.normalize('NFKD').split('?').length);
        expect(printableText(printed, codePage)).toBe(printed);
      }),
    );
  });
});

describe('the layout of a ticket', () => {
  const plain = (lines: TicketLine[]) => plainTicket(lines).split('\n');

  it('breaks at spaces, keeps amounts whole and cuts a word that is longer than the paper [TCK-01]', () => {
    expect(plain(broad.text(`${'m'.repeat(45)} 24,50\u00a0€`))).toEqual(['m'.repeat(45), '24,50 €']);
    expect(plain(broad.text('m'.repeat(50)))).toEqual(['m'.repeat(48), 'mm']);
  });

  it('puts the other lines of a dish below its name, and never loses a dish whose name has no printable sign [TCK-01]', () => {
    const look = { isLarge: true, lead: '1 × ' } as const;
    expect(plain(broad.text('TIRAMISU DE LA MAISON', look))).toEqual(['1 × TIRAMISU DE LA', '    MAISON']);
    expect(plain(broad.text('🍕', look))).toEqual(['1 × ']);
  });

  it('puts two texts at the edges, on two lines if they do not fit on one [TCK-01]', () => {
    expect(plain(broad.pair('RETRAIT', '19 h 50', { isLarge: true }))).toEqual(['RETRAIT          19 h 50']);
    expect(plain(broad.pair('3 PLATS', 'À ENCAISSER 24,50\u00a0€', { isLarge: true }))).toEqual([
      '3 PLATS',
      '     À ENCAISSER 24,50 €',
    ]);
    expect(plain(broad.pair('', '19:31'))).toEqual(['                                           19:31']);
  });

  it('writes four amounts on a line, or below each other if one is too long [TCK-01]', () => {
    const narrow = layOut({ width: 58, codePage: 'cp858' });
    expect(plain(narrow.row(['10 %', '28,77', '2,88', '31,65']))).toEqual(['10 %       28,77    2,88   31,65']);
    expect(plain(narrow.row(['10 %', '100000000,77', '2,88', '31,65']))).toEqual(['10 % 100000000,77 2,88 31,65']);
  });

  it('keeps every line within the columns, whatever the texts are [TCK-01]', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.lorem({ maxCount: 20 }));
    const look = fc.constantFrom({}, { isLarge: true as const });
    const paper = fc.record({ width: fc.constantFrom(...paperWidths), codePage: fc.constantFrom(...codePages) });
    fc.assert(
      fc.property(paper, text, text, look, (on, one, other, as) => {
        const { text: write, pair, centred, banner, row } = layOut(on);
        const lines = [
          ...[write(one, { ...as, indent: 4, lead: '1 × ' }), pair(one, other, as), centred(one, as), banner(one, as)],
          row([one, other, one, other]),
        ].flat();
        for (const line of lines)
          expect(line.indent + line.text.length).toBeLessThanOrEqual(columnsOf(on) / (line.isLarge ? 2 : 1));
      }),
    );
  });
});

it('is on paper for the kitchen from its acceptance on, and when it is called back [TCK-04, TCK-05]', () => {
  expect(progressStates.filter(hasKitchenTicket)).toEqual(['accepted', 'ready', 'on_the_way', 'done', 'cancelled']);
});

describe('an order that several printers share', () => {
  const pizza = { name: 'Margherita', categoryId: 11, quantity: 2 };
  const soda = { name: 'Soda', categoryId: 13, quantity: 3 };
  const gift = { name: 'Cadeau', categoryId: 99, quantity: 1 };
  const kitchen = { name: 'Cuisine', categoryIds: [11, 12] };
  const bar = { name: 'Bar', categoryIds: [13] };
  const counter = { name: 'Comptoir', categoryIds: [] };

  it('gives each printer its dishes and the count of those elsewhere [TCK-17, TCK-18]', () => {
    const lines = [pizza, soda];
    expect(splitTicket(lines, kitchen, [kitchen, bar])).toEqual({
      lines: [pizza],
      elsewhere: [{ name: 'Bar', dishes: 3 }],
    });
    expect(splitTicket(lines, bar, [kitchen, bar]).lines).toEqual([soda]);
    expect(splitTicket(lines, counter, [kitchen, bar, counter])).toEqual({ lines, elsewhere: [] });
  });

  it('prints a dish that no printer holds on all of them, and counts a dish elsewhere once [TCK-17]', () => {
    expect(splitTicket([pizza, gift], bar, [kitchen, bar]).lines).toEqual([gift]);
    expect(splitTicket([soda], kitchen, [kitchen, bar, { ...bar, name: 'Terrasse' }]).elsewhere).toEqual([
      { name: 'Bar', dishes: 3 },
    ]);
  });
});

describe('what the printers print of an accepted order', () => {
  const printer = (id: string, change: Partial<Printer> = {}): Printer => ({
    id,
    name: id,
    host: '10.0.0.12',
    port: 9100,
    paper: { width: 80, codePage: 'windows1252' },
    papers: ['kitchen'],
    categoryIds: [],
    copies: 1,
    route: 'network',
    hasBeep: false,
    ...change,
  });
  const drink = { categoryId: 13, quantity: 1 };
  const of = (printers: Printer[]) => printsOf([drink], printers).map((print) => `${print.printer} ${print.paper}`);

  it('is each of their papers, as often as they say [TCK-04]', () => {
    expect(of([printer('all', { papers: ['kitchen', 'receipt'], copies: 2 }), printer('mute', { copies: 0 })])).toEqual(
      ['all kitchen', 'all kitchen', 'all receipt', 'all receipt'],
    );
  });

  it('is no ticket without a dish, unless no other printer has the dish [TCK-17]', () => {
    const kitchen = printer('kitchen', { categoryIds: [11] });
    expect(of([kitchen, printer('bar', { categoryIds: [13] })])).toEqual(['bar kitchen']);
    expect(of([kitchen, printer('counter', { papers: ['receipt'], categoryIds: [13] })])).toEqual([
      'kitchen kitchen',
      'counter receipt',
    ]);
  });

  it('is corrected for more than ten minutes, earlier or later [TCK-05]', () => {
    const due = Temporal.Instant.from('2026-11-20T18:50:00Z');
    const minutes = [10, 11, -10, -11].map((more) => needsSlip(due, due.add({ minutes: more })));
    expect(minutes).toEqual([false, true, false, true]);
  });
});
