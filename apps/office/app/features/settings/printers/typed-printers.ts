import { codePages, type Printer, paperWidths, printerRoutes, ticketPapers } from '@comptoir/domain';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { idsOf, isNamedBefore, rowFields, type TypedRows } from '../../../state/forms/typed-rows.ts';

/** A form of printers. Chosen values are joined by commas. */
export type TypedPrinters = TypedRows;

export const chosenOf = (text: string | undefined): string[] => (text ? text.split(',') : []);

const { fieldOf, rowsOf, withRows } = rowFields('printers', [
  'id',
  'name',
  'route',
  'host',
  'port',
  'width',
  'codePage',
  'papers',
  'categories',
  'copies',
  'beep',
]);

export { fieldOf };

export function textsOf(printers: readonly Printer[]): TypedPrinters {
  return withRows(
    printers.map(({ id, name, route, host, port, paper, papers, categoryIds, copies, hasBeep }) => ({
      id,
      name,
      route,
      host,
      port: String(port),
      width: String(paper.width),
      codePage: paper.codePage,
      papers: papers.join(','),
      categories: categoryIds.join(','),
      copies: String(copies),
      beep: hasBeep ? 'beep' : '',
    })),
  );
}

const newRow = {
  id: '',
  name: '',
  route: 'network',
  host: '',
  port: '9100',
  width: '80',
  codePage: 'windows1252',
  papers: 'kitchen',
  categories: '',
  copies: '1',
  beep: '',
};

export const withNewRow = (typed: TypedPrinters): TypedPrinters => withRows([...rowsOf(typed), newRow]);

export const withoutRow = (typed: TypedPrinters, index: number): TypedPrinters =>
  withRows(rowsOf(typed).filter((_, place) => place !== index));

export function printersFrom(typed: TypedPrinters): Printer[] {
  const rows = rowsOf(typed);
  const ids = idsOf(rows, 'imprimante');
  return rows.map(({ name, route, host, port, width, codePage, papers, categories, copies, beep }, index) => ({
    id: ids[index] ?? '',
    name: name.trim(),
    route: printerRoutes.find((known) => known === route) ?? 'network',
    host: host.trim(),
    port: Number(port),
    paper: {
      width: paperWidths.find((known) => String(known) === width) ?? 80,
      codePage: codePages.find((known) => known === codePage) ?? 'windows1252',
    },
    papers: ticketPapers.filter((paper) => chosenOf(papers).includes(paper)),
    categoryIds: chosenOf(categories).map(Number),
    copies: Number(copies),
    hasBeep: beep !== '',
  }));
}

const mostPort = 65_535;

export function checkPrinters(typed: TypedPrinters): Record<string, MessageId | null> {
  const rows = rowsOf(typed);
  const faults = rows.flatMap(({ name, host, port }, index): [string, MessageId | null][] => {
    const isPort = /^\d{1,5}$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= mostPort;
    return [
      [
        fieldOf(index, 'name'),
        needed(name) ?? (isNamedBefore(rows, index) ? 'settings.printers.fault.sameName' : null),
      ],
      [fieldOf(index, 'host'), needed(host)],
      [fieldOf(index, 'port'), isPort ? null : 'settings.printers.fault.port'],
    ];
  });
  return Object.fromEntries(faults);
}
