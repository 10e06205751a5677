import { columnsOf, layOut, type TicketLine } from '@comptoir/domain';
import { closeTicket, type TicketPrint } from './ticket-print.ts';
import { ticketWords } from './ticket-words.ts';

/** Signs that restaurants write and printers get wrong: if they read well, the code page is the printer's (TCK-12). */
const samples = [
  'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜ Œ Æ',
  'àâäçéèêëîïôöùûü œ æ',
  'l’œuf « à point » “bien cuite”',
  '24,50 € −20 % nº 12 ½ pizza ⅓',
  '2 × Reine 200 °C 25 m² A → B',
  'Straße Garçon ñandú Nguyễn Šárka',
  'non‑gras – à suivre… ™ §',
] as const;

/** The page that a manager prints when a printer is new: its columns, its signs, its looks and a code (TCK-17). */
export function writeTestPage(print: TicketPrint): TicketLine[] {
  const { paper } = print;
  const { banner, centred, rule, text } = layOut(paper);
  const columns = columnsOf(paper);
  const ruler = Array.from({ length: columns }, (_, index) => (index + 1) % 10).join('');
  return closeTicket(print, [
    ...centred(ticketWords.test.title, { isLarge: true, isBold: true }),
    ...text(ticketWords.test.paper(paper.width, columns, paper.codePage)),
    ...text(ruler),
    ...rule(),
    ...samples.flatMap((sample) => text(sample)),
    ...rule(),
    ...text(ticketWords.test.bold, { isBold: true }),
    ...banner(ticketWords.test.reversed),
    ...text(ticketWords.test.good),
  ]);
}
