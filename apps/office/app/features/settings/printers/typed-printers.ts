import { codePages, normalizeText, type Printer, paperWidths, ticketPapers } from '@comptoir/domain';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { freeId } from '../../../state/forms/free-id.ts';

const columns = ['id', 'name', 'host', 'port', 'width', 'codePage', 'papers', 'categories', 'copies', 'beep'] as const;
type Column = (typeof columns)[number];

/** The fields of the form by their names in the API, such as `printers.0.name`. Chosen values are joined by commas. */
export type TypedPrinters = Record<string, string>;

export const fieldOf = (index: number, column: Column) => `printers.${index}.${column}`;
export const countOf = (typed: TypedPrinters) => Number(typed.count);
export const chosenOf = (text: string | undefined): string[] => (text ? text.split(',') : []);

type Row = Record<Column, string>;

function rowsOf(typed: TypedPrinters): Row[] {
  return Array.from({ length: countOf(typed) }, (_, index) => {
    const texts = columns.map((column) => [column, typed[fieldOf(index, column)] ?? '']);
    return Object.fromEntries(texts) as Row;
  });
}

function withRows(rows: readonly Row[]): TypedPrinters {
  const texts = rows.flatMap((row, index) => columns.map((column) => [fieldOf(index, column), row[column]]));
  return { ...Object.fromEntries(texts), count: String(rows.length) };
}

export function textsOf(printers: readonly Printer[]): TypedPrinters {
  return withRows(
    printers.map(({ id, name, host, port, paper, papers, categoryIds, copies, hasBeep }) => ({
      id,
      name,
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

const newRow: Row = {
  id: '',
  name: '',
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
  const ids = rows.map(({ id }) => id);
  rows.forEach((row, index) => {
    ids[index] ||= freeId(row.name, ids, 'imprimante');
  });
  return rows.map(({ name, host, port, width, codePage, papers, categories, copies, beep }, index) => ({
    id: ids[index] ?? '',
    name: name.trim(),
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
    const isTwice = rows.slice(0, index).some((other) => normalizeText(other.name) === normalizeText(name));
    const isPort = /^\d{1,5}$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= mostPort;
    return [
      [fieldOf(index, 'name'), needed(name) ?? (isTwice ? 'settings.printers.fault.sameName' : null)],
      [fieldOf(index, 'host'), needed(host)],
      [fieldOf(index, 'port'), isPort ? null : 'settings.printers.fault.port'],
    ];
  });
  return Object.fromEntries(faults);
}
