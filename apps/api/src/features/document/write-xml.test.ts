import { type InvoicedReceipt, invoiceContent, type Seller } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { brokenRules, schemaFaults } from '../../testing/company-orders.ts';
import type { TradeDocument } from './trade-document.ts';
import { writeXml } from './write-xml.ts';

const address = { address: '12 rue des Capucins', postalCode: '69001', city: 'Lyon' };
const seller: Seller = {
  ...address,
  name: 'La Bonne Pâte',
  form: 'EI',
  capital: null,
  siren: '732829320',
  siret: null,
  vatNumber: null,
  isFranchise: true,
  registration: 'RM Lyon 732 829 320',
};
const buyer = { ...address, name: 'Atelier', siren: '404833048', siret: null, vatNumber: null, reference: null };
const day = Temporal.PlainDate.from('2026-11-23');

function invoiceOf(receipt: InvoicedReceipt, isFranchise: boolean): TradeDocument {
  return {
    number: 'F2026-000001',
    kind: 'invoice',
    orderNumber: 1000,
    issuedOn: day,
    suppliedOn: day,
    seller: isFranchise ? seller : { ...seller, isFranchise, vatNumber: 'FR44732829320' },
    buyer,
    content: invoiceContent(receipt, { isFranchise }),
    paid: { method: 'cash', on: '2026-11-23' },
    invoice: null,
  };
}

describe('the XML of an invoice', () => {
  it('of a seller without VAT is exempt, and has no VAT number [LAW-71]', async () => {
    const xml = writeXml(
      invoiceOf(
        {
          lines: [
            { name: 'Reine', quantity: 3, shares: [{ rateBp: 1000, amountCents: 1433 }] },
            { name: 'Vin', quantity: 1, shares: [{ rateBp: 2000, amountCents: 1600 }] },
          ],
          subtotalCents: 3033,
          discountCents: 0,
          deliveryCents: 0,
          totalCents: 3033,
          taxes: [
            { rateBp: 1000, netCents: 1433, taxCents: 0, grossCents: 1433 },
            { rateBp: 2000, netCents: 1600, taxCents: 0, grossCents: 1600 },
          ],
        },
        true,
      ),
    );
    expect(await schemaFaults(xml)).toEqual([]);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain('<ram:CategoryCode>E</ram:CategoryCode>');
    expect(xml).toContain('TVA non applicable, article 293 B du CGI');
    expect(xml).toContain('<ram:ID schemeID="FC">732829320</ram:ID>');
    expect(xml).not.toContain('schemeID="VA"');
  });

  it('of a fee alone has the rate 0 in category Z, and says its discount [LAW-64, LAW-71]', async () => {
    const xml = writeXml(
      invoiceOf(
        {
          lines: [{ name: 'Reine', quantity: 1, shares: [{ rateBp: 1000, amountCents: 1100 }] }],
          subtotalCents: 1390,
          discountCents: 290,
          deliveryCents: 250,
          totalCents: 1350,
          taxes: [
            { rateBp: 0, netCents: 250, taxCents: 0, grossCents: 250 },
            { rateBp: 1000, netCents: 1000, taxCents: 100, grossCents: 1100 },
          ],
        },
        false,
      ),
    );
    expect(await schemaFaults(xml)).toEqual([]);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain('<ram:CategoryCode>Z</ram:CategoryCode>');
    expect(xml).toContain('Remise comprise : 2,90\u00a0€ TTC');
  });
});
