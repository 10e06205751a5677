import { inflateSync } from 'node:zlib';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCompany as company, exampleLegal, invoiceCompanies } from '../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { openDrawer } from './draw/open-drawer.ts';
import { writePaper } from './draw/paper.ts';
import { findInvoice } from './record/invoice-repository.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(invoiceCompanies);
});
afterAll(() => kitchen.close());

async function storedOf(id: string) {
  const [row] = await kitchen.rows('select number from invoices where order_id = $1', id);
  const stored = await findInvoice(kitchen.shop.database.db, String(row?.number));
  if (!stored) throw new Error('The order has no invoice.');
  return stored;
}

/** The streams of a PDF that hold the text, inflated where they are deflated. */
function hasStream(pdf: Buffer, text: string): boolean {
  const content = pdf.toString('latin1');
  return [...content.matchAll(/stream\r?\n/g)].some(({ index, 0: { length } }) => {
    const begin = index + length;
    const part = pdf.subarray(begin, content.indexOf('endstream', begin));
    try {
      return inflateSync(part).toString('utf8') === text;
    } catch {
      return false;
    }
  });
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe('the PDF of an invoice', () => {
  it('is drawn after the commit, mailed, kept for good, and outlives the diner’s data [LAW-65, LAW-67, LAW-73]', async () => {
    const id = await kitchen.placeByCard({ company });
    expect((await storedOf(id)).pdf).toBeNull();
    await kitchen.shop.api.drainOutbox();
    const { document, pdf } = await storedOf(id);
    const mails = kitchen.shop.mails.filter(({ subject }) => subject === `Facture ${document.number}`);
    expect(mails.map(({ to, attachments }) => [to, attachments?.[0]?.name])).toEqual([
      ['camille@example.com', `${document.number}.pdf`],
    ]);
    expect(mails[0]?.attachments?.[0]?.content.equals(pdf ?? Buffer.of())).toBe(true);

    await kitchen.shop.setCatalogue((file) => {
      invoiceCompanies(file);
      Object.assign(file.settings, { 'office.legal': { ...exampleLegal, name: 'Une autre maison' } });
    });
    await kitchen.shop.database.query(
      'update outbox set done_at = null, next_at = now(), payload = $1 where key = $2',
      [JSON.stringify({ number: document.number }), `invoice:${document.number}`],
    );
    await kitchen.rows('select forget_orders(array[$1::uuid], array[]::uuid[])', id);
    await kitchen.shop.api.drainOutbox();
    const after = await storedOf(id);
    expect(pdf && after.pdf?.equals(pdf)).toBe(true);
    expect(after.document).toEqual(document);
    const { firstName, lastName, phone } = { firstName: 'Camille', lastName: 'Martin', phone: '06' };
    expect(JSON.stringify(document)).not.toMatch(new RegExp(`${firstName}|${lastName}|"${phone}`));
    expect(pickupOrder().customer.first_name).toBe(firstName);
  });

  it('is PDF/A-3b with its XML inside, tagged, in French, with embedded fonts [LAW-66]', async () => {
    const id = await kitchen.placeByCard({ company });
    await kitchen.shop.api.drainOutbox();
    const { pdf, xml } = await storedOf(id);
    const content = pdf?.toString('latin1') ?? '';
    for (const told of [
      '%PDF-1.7',
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '/AFRelationship /Data',
      '/Subtype /text#2Fxml',
      '/Lang (fr-FR)',
      '/Marked true',
      '/S /GTS_PDFA1',
      '/FontFile2',
    ])
      expect(content).toContain(told);
    expect(pdf && hasStream(pdf, xml)).toBe(true);
  });

  it('has one page for 20 lines and more for 60, hostile names stay text [LAW-66]', async () => {
    const id = await kitchen.placeByCard({ company });
    const { document, xml } = await storedOf(id);
    const draw = openDrawer();
    const linesOf = (count: number, name: string) => ({
      ...document,
      content: {
        ...document.content,
        lines: Array.from({ length: count }, () => ({ name, quantity: 1, rateBp: 1000, netCents: 100, isPart: false })),
      },
    });
    const pdfs = [await draw(writePaper(linesOf(20, 'Reine'), xml)), await draw(writePaper(linesOf(60, 'Reine'), xml))];
    expect(pdfs.map(pagesOf)).toEqual([1, 2]);
    const hostile = `\u200f<&> œuf « € »\u202f! ${'x'.repeat(240)}`;
    expect((await draw(writePaper(linesOf(3, hostile), xml))).length).toBeGreaterThan(1_000);
  });
});
