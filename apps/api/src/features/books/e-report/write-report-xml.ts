import type { ReportDay, Seller } from '@comptoir/domain';
import { pointText, writeElement, type XmlNode } from '../../../plugins/xml/write-element.ts';
import type { PreparedReport } from './e-report-repository.ts';

// The report as flow 10 has it (BOK-47). The paths with a TT number come from published tables of a vendor; those of
// `Id`, `IssueDateTime`, `Name`, `CurrencyCode` and `TaxExclusiveAmount` are ours until they are checked.

/** The scheme of SIREN numbers. */
const sirenScheme = '0002';
/** The seller reports. */
const sellerRole = 'SE';

/** Writes a report. It names no person but the seller. */
export function writeReportXml(report: Omit<PreparedReport, 'sha256'>, seller: Seller): string {
  const root = writeElement('Report', [
    writeDocument(report, seller),
    writeElement('TransactionsReport', [
      writeElement('ReportPeriod', [
        writeElement('StartDate', report.from.toString()),
        writeElement('EndDate', report.to.toString()),
      ]),
      ...report.figures.days.map(writeDay),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function writeDocument({ id, at, type, replaces, siren }: Omit<PreparedReport, 'sha256'>, { name }: Seller): XmlNode {
  return writeElement('ReportDocument', [
    writeElement('Id', id),
    writeElement('IssueDateTime', at.toString({ smallestUnit: 'second' })),
    writeElement('TypeCode', type),
    ...(replaces === null ? [] : [writeElement('References', [writeElement('ReportId', replaces)])]),
    writeElement('Issuer', [
      writeElement('Id', siren, { schemeId: sirenScheme }),
      writeElement('Name', name),
      writeElement('RoleCode', sellerRole),
    ]),
  ]);
}

function writeDay({ day, category, sales, net, vat, taxes }: ReportDay): XmlNode {
  return writeElement('Transactions', [
    writeElement('Date', day),
    writeElement('CurrencyCode', 'EUR'),
    writeElement('CategoryCode', category),
    writeElement('TaxExclusiveAmount', pointText(net)),
    writeElement('TaxTotal', pointText(vat)),
    writeElement('TransactionsCount', String(sales)),
    ...taxes.map((tax) =>
      writeElement('TaxSubtotal', [
        writeElement('TaxPercent', pointText(tax.rate)),
        writeElement('TaxableAmount', pointText(tax.net)),
        writeElement('TaxTotal', pointText(tax.vat)),
      ]),
    ),
  ]);
}
