import type { Company, InvoiceContent, InvoiceLine, Seller } from '@comptoir/domain';
import { pointText, writeElement, type XmlNode } from '../../plugins/xml/write-element.ts';
import { documentWords } from './document-words.ts';
import type { TradeDocument } from './trade-document.ts';

// The invoice as Cross Industry Invoice of Factur-X, profile EN 16931 (LAW-64). The order of elements is the schema's.

const namespace = (part: string) => `urn:un:unece:uncefact:data:standard:${part}:100`;
const guideline = 'urn:cen.eu:en16931:2017';
/** BT-23: goods that are paid already. */
const businessProcess = 'B2';
const schemes = { siren: '0002', siret: '0009', electronicAddress: '0225' } as const;
const taxNumberSchemes = { vat: 'VA', other: 'FC' } as const;

const typeCodes = { invoice: '380', credit: '381' } as const;
const paymentMeans = { card: '54', cash: '10' } as const;

const ram = (name: string, content: string | XmlNode[], attributes?: Record<string, string>): XmlNode =>
  writeElement(`ram:${name}`, content, attributes);

const dateOf = (prefix: 'udt' | 'qdt', date: Temporal.PlainDate): XmlNode =>
  writeElement(`${prefix}:DateTimeString`, date.toString().replaceAll('-', ''), { format: '102' });

/** The net price of one unit, exact to a millionth of a euro, so that price × quantity is the net of the line. */
const unitPrice = ({ netCents, quantity }: InvoiceLine): string => (netCents / 100 / quantity).toFixed(6);

const categoryOf = (rateBp: number, isExempt: boolean): string => (isExempt ? 'E' : rateBp === 0 ? 'Z' : 'S');

/** Writes an invoice or a credit note, amounts positive for both. */
export function writeXml(document: TradeDocument): string {
  const root = writeElement(
    'rsm:CrossIndustryInvoice',
    [writeContext(), writeHeader(document), writeTransaction(document)],
    {
      'xmlns:rsm': namespace('CrossIndustryInvoice'),
      'xmlns:ram': namespace('ReusableAggregateBusinessInformationEntity'),
      'xmlns:qdt': namespace('QualifiedDataType'),
      'xmlns:udt': namespace('UnqualifiedDataType'),
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const writeContext = (): XmlNode =>
  writeElement('rsm:ExchangedDocumentContext', [
    ram('BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', businessProcess)]),
    ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', guideline)]),
  ]);

function writeHeader({ number, kind, issuedOn, seller, content }: TradeDocument): XmlNode {
  const notes: [code: string, text: string][] = [
    ['PMT', documentWords.recovery],
    ['PMD', documentWords.penalties],
    ['AAB', documentWords.discount],
    ['REG', documentWords.legalOf(seller)],
    ...(content.discountCents > 0 ? [['AAI', documentWords.discountOf(content)] as [string, string]] : []),
  ];
  return writeElement('rsm:ExchangedDocument', [
    ram('ID', number),
    ram('TypeCode', typeCodes[kind]),
    ram('IssueDateTime', [dateOf('udt', issuedOn)]),
    ...notes.map(([code, text]) => ram('IncludedNote', [ram('Content', text), ram('SubjectCode', code)])),
  ]);
}

function writeTransaction(document: TradeDocument): XmlNode {
  const { content, seller, buyer, suppliedOn } = document;
  return writeElement('rsm:SupplyChainTradeTransaction', [
    ...content.lines.map((line, position) => writeLine(line, position + 1, content.isExempt)),
    ram('ApplicableHeaderTradeAgreement', [
      ...(buyer.reference === null ? [] : [ram('BuyerReference', buyer.reference)]),
      ram('SellerTradeParty', writeSeller(seller)),
      ram('BuyerTradeParty', writeParty(buyer)),
      ...(buyer.reference === null
        ? []
        : [ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', buyer.reference)])]),
    ]),
    ram('ApplicableHeaderTradeDelivery', [
      ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [dateOf('udt', suppliedOn)])]),
    ]),
    writeSettlement(document),
  ]);
}

const writeSeller = (seller: Seller): XmlNode[] =>
  writeParty(seller, seller.isFranchise ? [taxNumber(seller.siren, taxNumberSchemes.other)] : []);

const taxNumber = (number: string, schemeID: string): XmlNode =>
  ram('SpecifiedTaxRegistration', [ram('ID', number, { schemeID })]);

function writeParty(party: Company | Seller, more: XmlNode[] = []): XmlNode[] {
  const { name, siren, siret, vatNumber, address, postalCode, city } = party;
  return [
    ...(siret === null ? [] : [ram('GlobalID', siret, { schemeID: schemes.siret })]),
    ram('Name', name),
    ram('SpecifiedLegalOrganization', [ram('ID', siren, { schemeID: schemes.siren })]),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', postalCode),
      ram('LineOne', address),
      ram('CityName', city),
      ram('CountryID', 'FR'),
    ]),
    ram('URIUniversalCommunication', [ram('URIID', siren, { schemeID: schemes.electronicAddress })]),
    ...(vatNumber === null ? [] : [taxNumber(vatNumber, taxNumberSchemes.vat)]),
    ...more,
  ];
}

function writeLine(line: InvoiceLine, id: number, isExempt: boolean): XmlNode {
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(id))]),
    ram('SpecifiedTradeProduct', [ram('Name', documentWords.lineOf(line))]),
    ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', unitPrice(line))])]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(line.quantity), { unitCode: 'C62' })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', writeCategory(line.rateBp, isExempt)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', pointText(line.netCents))]),
    ]),
  ]);
}

const writeCategory = (rateBp: number, isExempt: boolean): XmlNode[] => [
  ram('TypeCode', 'VAT'),
  ram('CategoryCode', categoryOf(rateBp, isExempt)),
  ram('RateApplicablePercent', pointText(rateBp)),
];

function writeSettlement({ content, paid, issuedOn, invoice }: TradeDocument): XmlNode {
  return ram('ApplicableHeaderTradeSettlement', [
    ram('InvoiceCurrencyCode', 'EUR'),
    ram('SpecifiedTradeSettlementPaymentMeans', [ram('TypeCode', paymentMeans[paid.method])]),
    ...content.taxes.map((tax) => writeTax(tax, content.isExempt)),
    ...content.delivery.map((fee) =>
      ram('SpecifiedTradeAllowanceCharge', [
        ram('ChargeIndicator', [writeElement('udt:Indicator', 'true')]),
        ram('ActualAmount', pointText(fee.netCents)),
        ram('ReasonCode', 'DL'),
        ram('Reason', documentWords.delivery),
        ram('CategoryTradeTax', writeCategory(fee.rateBp, content.isExempt)),
      ]),
    ),
    ram('SpecifiedTradePaymentTerms', [ram('DueDateDateTime', [dateOf('udt', issuedOn)])]),
    writeTotals(content),
    ...(invoice
      ? [
          ram('InvoiceReferencedDocument', [
            ram('IssuerAssignedID', invoice.number),
            ram('FormattedIssueDateTime', [dateOf('qdt', invoice.issuedOn)]),
          ]),
        ]
      : []),
  ]);
}

function writeTax({ rateBp, netCents, taxCents }: InvoiceContent['taxes'][number], isExempt: boolean): XmlNode {
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', pointText(taxCents)),
    ram('TypeCode', 'VAT'),
    ...(isExempt ? [ram('ExemptionReason', documentWords.exemption)] : []),
    ram('BasisAmount', pointText(netCents)),
    ram('CategoryCode', categoryOf(rateBp, isExempt)),
    ...(isExempt ? [ram('ExemptionReasonCode', 'VATEX-FR-FRANCHISE')] : []),
    ram('RateApplicablePercent', pointText(rateBp)),
  ]);
}

function writeTotals({ lines, delivery, netCents, taxCents, totalCents }: InvoiceContent): XmlNode {
  const sum = (parts: { netCents: number }[]) => parts.reduce((total, part) => total + part.netCents, 0);
  return ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    ram('LineTotalAmount', pointText(sum(lines))),
    ram('ChargeTotalAmount', pointText(sum(delivery))),
    ram('AllowanceTotalAmount', pointText(0)),
    ram('TaxBasisTotalAmount', pointText(netCents)),
    ram('TaxTotalAmount', pointText(taxCents), { currencyID: 'EUR' }),
    ram('GrandTotalAmount', pointText(totalCents)),
    ram('TotalPrepaidAmount', pointText(totalCents)),
    ram('DuePayableAmount', pointText(0)),
  ]);
}
