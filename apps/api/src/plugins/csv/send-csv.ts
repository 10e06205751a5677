import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvText } from './csv-text.ts';

type Rows = readonly (readonly string[])[];

interface CsvFile {
  /** The file's name with its ending. It is ASCII and has no personal data (OFC-22). */
  name: string;
  titles: readonly string[];
  /** The rows, in parts that fit into memory. The next part is read when the client took the one before. */
  pages: AsyncIterable<Rows>;
}

/**
 * Answers with a CSV file that browsers download (REP-09). The first page is read before the answer begins, so that its
 * failure is an error as any other. A later failure breaks the answer off: the download fails, and is not just short.
 */
export async function sendCsv(reply: FastifyReply, { name, titles, pages }: CsvFile): Promise<FastifyReply> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  const body = Readable.from(textOf(titles, first, rest), { objectMode: false });
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body);
}

async function* textOf(titles: readonly string[], first: IteratorResult<Rows>, rest: AsyncIterator<Rows>) {
  yield csvText([titles], { bom: true });
  for (let page = first; !page.done; page = await rest.next()) yield csvText(page.value, { bom: false });
}
