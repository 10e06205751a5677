import { once } from 'node:events';
import { connect } from 'node:net';
import { codePages, layOut, type Paper, plainTicket, type TicketLine } from '@comptoir/domain';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeTicket } from './encode-ticket.ts';

const printers = new Map<Paper['width'], PrinterSandbox>();
beforeAll(async () => {
  for (const width of [80, 58] as const) printers.set(width, await startPrinterSandbox({ widthMm: width }));
});
afterEach(() => {
  for (const printer of printers.values()) printer.tickets().length = 0;
});
afterAll(() => Promise.all([...printers.values()].map((printer) => printer.close())));

/** Prints lines on a printer of the paper's width, and returns what came out of it. */
async function print(lines: TicketLine[], paper: Paper, options?: Parameters<typeof encodeTicket>[2]) {
  const printer = printers.get(paper.width);
  if (!printer) throw new Error(`No printer has paper of ${paper.width} mm.`);
  const before = printer.tickets().length;
  const socket = connect(printer.port, printer.host);
  await once(socket, 'connect');
  socket.end(await encodeTicket(lines, paper, options));
  socket.resume();
  await once(socket, 'close');
  await expect.poll(() => printer.tickets().length, { interval: 2 }).toBeGreaterThan(before);
  return printer.tickets().slice(before);
}

const windows: Paper = { width: 80, codePage: 'windows1252' };
const old: Paper = { width: 58, codePage: 'cp858' };
const look = { isLarge: false, isBold: false, isReversed: false };

describe('the bytes of a ticket', () => {
  it('come out of a printer as they were written, in both code pages [TCK-11, TCK-12]', async () => {
    const written = ['24,50\u202f€', 'l’œuf', '−20\u00a0%', 'nº 1042', '½ × Reine', 'Crème brûlée 🍮'];
    const on = async (paper: Paper) => {
      const { text } = layOut(paper);
      const [ticket] = await print(
        written.flatMap((line) => text(line)),
        paper,
      );
      return ticket?.text.split('\n');
    };
    expect(await on(windows)).toEqual(['24,50 €', 'l’œuf', '-20 %', 'nº 1042', '½ × Reine', 'Crème brûlée']);
    expect(await on(old)).toEqual(['24,50 €', "l'oeuf", '-20 %', 'nº 1042', '½ × Reine', 'Crème brûlée']);
  });

  it('have the looks of the lines, and leave the columns before a note white [TCK-11]', async () => {
    const { text, blank } = layOut(windows);
    const [ticket] = await print(
      [
        ...text('MARGHERITA', { lead: '2 × ', isLarge: true, isBold: true }),
        ...text('>> bien cuite <<', { indent: 4, isReversed: true }),
        ...blank(),
        { kind: 'code', address: 'https://levetard.test/commande/abc' },
      ],
      windows,
    );
    expect(ticket?.lines.slice(-9, -5)).toMatchObject([
      { spans: [{ ...look, text: '2 × MARGHERITA', isLarge: true, isBold: true }] },
      {
        spans: [
          { ...look, text: '    ' },
          { ...look, text: '>> bien cuite <<', isReversed: true },
        ],
      },
      { spans: [] },
      { kind: 'code', text: 'https://levetard.test/commande/abc' },
    ]);
  });

  it('cut once, whatever a diner typed [TCK-13]', async () => {
    const { text } = layOut(windows);
    const tickets = await print([...text('\u001b@\u001dV0'), ...text('Reine\u0010\u0004\u0001')], windows);
    expect(tickets).toMatchObject([{ text: '@V0\nReine', isCut: true, beeps: 0 }]);
  });

  it('beep if the printer is to [TCK-19]', async () => {
    const [ticket] = await print(layOut(windows).text('Reine'), windows, { hasBeep: true });
    expect(ticket?.beeps).toBe(1);
  });

  it('are written a few lines at a time, so that the longest ticket leaves the event loop its turns [TCK-11]', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      counting = setImmediate(turn);
    };
    let counting = setImmediate(turn);
    const lines = Array.from({ length: 120 }, (_, line) => layOut(windows).text(`${line} × Reine`)).flat();
    const bytes = await encodeTicket(lines, windows);
    clearImmediate(counting);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(Buffer.from(bytes).toString('latin1')).toContain('119 × Reine'.replace('×', '\u00d7'));
  });

  it('have no control character for any sign of a code page [TCK-12, TCK-13]', async () => {
    const everySign = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');
    for (const codePage of codePages)
      for (const paper of [{ width: 58, codePage } as const]) {
        const [ticket] = await print(layOut(paper).text(everySign), paper);
        expect(ticket?.text.length).toBeGreaterThan(200);
      }
  });

  it('print any text on any paper within its columns, without a question mark of their own [TCK-01, TCK-12, TCK-13]', async () => {
    const papers = fc.record({
      width: fc.constantFrom(80 as const, 58 as const),
      codePage: fc.constantFrom(...codePages),
    });
    const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(papers, texts, fc.boolean(), async (paper, some, isLarge) => {
        const { text, banner } = layOut(paper);
        const lines = [
          ...some.flatMap((one) => text(one, isLarge ? { isLarge } : {})),
          ...banner('DUPLICATA nº 1', { isBold: true }),
        ];
        const tickets = await print(lines, paper);
        const trimmed = plainTicket(lines)
          .split('\n')
          .map((line) => line.trimEnd());
        expect(tickets.map((ticket) => ticket.text)).toEqual([trimmed.join('\n').trim()]);
      }),
      { numRuns: 60 },
    );
  });
});
