import type { Company, InvoiceContent, InvoiceLine, Seller } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import type { PaidRecord } from '../../db/schema/index.ts';

/** An invoice, or a credit note on one. */
export interface TradeDocument {
  number: string;
  kind: 'invoice' | 'credit';
  orderNumber: number;
  issuedOn: Temporal.PlainDate;
  suppliedOn: Temporal.PlainDate;
  seller: Seller;
  buyer: Company;
  content: InvoiceContent;
  paid: PaidRecord;
  /** The invoice that a credit note takes from. */
  invoice: { number: string; issuedOn: Temporal.PlainDate } | null;
}

const format = createFormat('fr', 'EUR');

/** French texts of an invoice, in its XML and on its paper (L-D8). */
export const documentWords = {
  delivery: 'Livraison',
  lineOf: ({ name, rateBp, isPart }: InvoiceLine): string =>
    isPart ? `${name}, part à ${format.rate(rateBp)} %` : name,
  refundOf: (orderNumber: number): string => `Remboursement, commande nº ${orderNumber}`,
  exemption: 'TVA non applicable, article 293 B du CGI',
  recovery: 'Indemnité forfaitaire pour frais de recouvrement : 40 €.',
  penalties: 'Pénalités de retard : trois fois le taux d’intérêt légal.',
  discount: 'Pas d’escompte pour paiement anticipé.',
  nature: 'Nature : livraison de biens',
  discountOf: ({ discountCents, isDiscountNet }: InvoiceContent): string =>
    `Remise comprise : ${format.money(discountCents)} ${isDiscountNet ? 'HT' : 'TTC'}`,
  legalOf: ({ form, capital, registration }: Seller): string =>
    [form, capital === null ? '' : `capital ${capital}`, registration].filter((part) => part !== '').join(' · '),
} as const;
