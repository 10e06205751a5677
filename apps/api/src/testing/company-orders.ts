import { readFile } from 'node:fs/promises';
import type { WireOrder } from '@comptoir/contract';
import { validateXML } from 'xmllint-wasm';
import type { CatalogueFile } from '../features/catalogue/file/schema/catalogue-schema.ts';

/** The company of the worked examples. */
export const exampleCompany: NonNullable<WireOrder['company']> = {
  name: 'Atelier Exemple SAS',
  siren: '404833048',
  siret: null,
  vat_number: 'FR83404833048',
  address: '5 rue Romarin',
  postal_code: '69001',
  city: 'Lyon',
  reference: 'BC-778',
};

/** What the restaurant says of itself on invoices. */
export const exampleLegal = {
  name: 'La Bonne Pâte',
  form: 'SARL',
  capital: '8 000 €',
  siren: '732829320',
  siret: '73282932000074',
  vat_number: 'FR44732829320',
  franchise: false,
  registration: 'RCS Lyon 732 829 320',
  address: '12 rue des Capucins',
  postal_code: '69001',
  city: 'Lyon',
};

/** Lets a restaurant with reception by hand invoice companies. */
export function invoiceCompanies({ settings }: CatalogueFile): void {
  Object.assign(settings, {
    'office.legal': exampleLegal,
    'office.reception': 'manual',
    'office.refuse_after_minutes': null,
  });
}

const part = (name: string) => `Factur-X_1.07.3_EN16931${name}.xsd`;
const schemaFiles = [
  '',
  ...['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'].map(
    (name) => `_urn_un_unece_uncefact_data_standard_${name}_100`,
  ),
].map(part);

/** What the schema of Factur-X 1.07.3, profile EN 16931, finds wrong in an invoice. */
export async function schemaFaults(xml: string): Promise<string[]> {
  const [schema, ...preload] = await Promise.all(
    schemaFiles.map(async (fileName) => ({
      fileName,
      contents: await readFile(new URL(`factur-x/${fileName}`, import.meta.url), 'utf8'),
    })),
  );
  if (!schema) throw new Error('There is no schema.');
  const { errors } = await validateXML({ xml: { fileName: 'invoice.xml', contents: xml }, schema, preload });
  return errors.map(({ message }) => message);
}

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, value = '']) => value);
const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
const blocks = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}>.*?</ram:${name}>`, 'gs'))].map(([block]) => block);
const sum = (amounts: number[]): number => amounts.reduce((left, right) => left + right, 0);

/** The rules of EN 16931 about sums that an invoice breaks (BR-CO-10, -13, -14, -15, -16, -25, BR-S-08 and its like). */
export function brokenRules(xml: string): string[] {
  const one = (name: string) => cents(valuesOf(xml, name)[0]);
  const [transaction = ''] = /<ram:ApplicableHeaderTradeSettlement>.*/s.exec(xml) ?? [];
  const lines = blocks(xml, 'IncludedSupplyChainTradeLineItem');
  const charges = blocks(transaction, 'SpecifiedTradeAllowanceCharge');
  const taxes = blocks(transaction, 'ApplicableTradeTax');
  const totals = blocks(transaction, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] ?? '';
  const total = (name: string) => cents(valuesOf(totals, name)[0]);
  const netOf = (block: string, name: string) => cents(valuesOf(block, name)[0]);
  const isOfRate = (block: string, tax: string) =>
    ['CategoryCode', 'RateApplicablePercent'].every((name) => valuesOf(block, name)[0] === valuesOf(tax, name)[0]);
  const faults: [string, boolean][] = [
    ['BR-CO-10', total('LineTotalAmount') === sum(lines.map((line) => netOf(line, 'LineTotalAmount')))],
    ['BR-CO-12', total('ChargeTotalAmount') === sum(charges.map((charge) => netOf(charge, 'ActualAmount')))],
    ['BR-CO-13', total('TaxBasisTotalAmount') === total('LineTotalAmount') + total('ChargeTotalAmount')],
    ['BR-CO-14', total('TaxTotalAmount') === sum(taxes.map((tax) => netOf(tax, 'CalculatedAmount')))],
    ['BR-CO-15', total('GrandTotalAmount') === total('TaxBasisTotalAmount') + total('TaxTotalAmount')],
    ['BR-CO-16', total('DuePayableAmount') === total('GrandTotalAmount') - total('TotalPrepaidAmount')],
    ['BR-CO-25', one('DuePayableAmount') === 0 || transaction.includes('<ram:DueDateDateTime>')],
    [
      'BR-S-08',
      taxes.every((tax) => {
        const own = lines.filter((line) => isOfRate(line, tax)).map((line) => netOf(line, 'LineTotalAmount'));
        const fees = charges.filter((fee) => isOfRate(fee, tax)).map((fee) => netOf(fee, 'ActualAmount'));
        return netOf(tax, 'BasisAmount') === sum([...own, ...fees]);
      }),
    ],
    ['BR-16', lines.length > 0],
    [
      'price × quantity',
      lines.every((line) => {
        const price = Number(valuesOf(line, 'ChargeAmount')[0]) * Number(valuesOf(line, 'BilledQuantity')[0]);
        return cents(price.toFixed(2)) === netOf(line, 'LineTotalAmount');
      }),
    ],
  ];
  return faults.filter(([, isKept]) => !isKept).map(([name]) => name);
}
