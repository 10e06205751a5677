import {
  codePages,
  type Paper,
  type Printer,
  paperWidths,
  printerLimits,
  printerRoutes,
  ticketPapers,
} from '@comptoir/domain';
import { readCount, readFlag, readIds, readList, readObjects, readText } from '../../wire/wire-values.ts';

export const printersSetting = 'office.printers';

/** Reads the printers of the restaurant. One without an id, a host or a port is left out. */
export function printersFromSetting(value: unknown): Printer[] {
  return readObjects(value).flatMap(({ id, name, route, host, port, papers, categories, copies, beep, ...paper }) => {
    const address = { host: readText(host), port: readCount(port) ?? 0 };
    if (readText(id) === '' || address.host === '' || address.port === 0) return [];
    return {
      id: readText(id),
      name: readText(name),
      route: printerRoutes.find((known) => known === readText(route)) ?? 'network',
      ...address,
      paper: readPaper(paper),
      papers: ticketPapers.filter((known) => readList(papers).includes(known)),
      categoryIds: readIds(categories),
      copies: Math.min(readCount(copies) ?? 1, printerLimits.copies),
      hasBeep: readFlag(beep, false),
    };
  });
}

function readPaper({ width, code_page }: Record<string, unknown>): Paper {
  return {
    width: paperWidths.find((known) => known === readCount(width)) ?? 80,
    codePage: codePages.find((known) => known === readText(code_page)) ?? 'windows1252',
  };
}

export function printersToSetting(printers: readonly Printer[]) {
  return printers.map(({ paper, categoryIds, hasBeep, ...printer }) => ({
    ...printer,
    width: paper.width,
    code_page: paper.codePage,
    categories: categoryIds,
    beep: hasBeep,
  }));
}
