import type { InvoiceContent, InvoiceLine, Seller } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';

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
