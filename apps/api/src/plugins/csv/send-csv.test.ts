import { parse } from 'csv-parse/sync';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { sendCsv } from './send-csv.ts';

const titles = ['Date', 'Plat', 'Total'];

async function* pagesOf(...pages: string[][][]) {
  yield* pages;
}

async function download(pages: AsyncIterable<string[][]>) {
  const app = fastify();
  app.get('/', (_request, reply) => sendCsv(reply, { name: 'ventes-2026-11.csv', titles, pages }));
  return app.inject({ method: 'GET', url: '/' });
}

it('is a file that Excel in French reads: BOM, semicolons, CRLF, quotes where they are needed [REP-09]', async () => {
  const answer = await download(
    pagesOf([['2026-11-23', 'Formule "midi"; duo', '-4,50']], [['2026-11-24', 'Œuf', '0,10']]),
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="ventes-2026-11.csv"',
  });
  expect(answer.body).toBe(
    '\ufeffDate;Plat;Total\r\n2026-11-23;"Formule ""midi""; duo";-4,50\r\n2026-11-24;Œuf;0,10\r\n',
  );
});

it('has its titles where there are no rows [REP-09]', async () => {
  expect((await download(pagesOf())).body).toBe('\ufeffDate;Plat;Total\r\n');
});

it.each(['=HYPERLINK("https://example.com")', '+33612345678', '-2+3', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
  'keeps %j text [REP-09]',
  async (text) => {
    const { body } = await download(pagesOf([['2026-11-23', text, '1,00']]));
    const [, row] = parse(body, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(row).toEqual(['2026-11-23', `'${text}`, '1,00']);
  },
);

it('answers an error if the first page cannot be read, and breaks off at a later one [REP-09]', async () => {
  async function* failing(pages: string[][][]) {
    yield* pages;
    throw new Error('The database is away.');
  }
  expect((await download(failing([]))).statusCode).toBe(500);
  await expect(download(failing([[['2026-11-23', 'Œuf', '1,00']]]))).rejects.toThrow();
});
