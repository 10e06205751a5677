import * as z from 'zod/mini';
import { receiptShape } from '../../public/order/receipt.ts';
import { instant, typedLine, typedText } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { sheetDispute } from '../orders/order-sheet.ts';
import { numberText } from './history-endpoints.ts';

/** The fields of Stripe's form for evidence that an order can fill, by the names of its API. */
export const evidenceFields = [
  'customer_name',
  'customer_email_address',
  'customer_purchase_ip',
  'shipping_address',
  'shipping_date',
  'service_date',
  'product_description',
  'uncategorized_text',
] as const;
export type EvidenceField = (typeof evidenceFields)[number];

/** The most characters that Stripe takes in one field, and in all of them together. */
export const longestEvidence = 20_000;
export const longestEvidences = 150_000;

const dossier = z.object({
  receipt: receiptShape,
  disputes: z.array(sheetDispute),
  /** First and last name. Empty after the personal data was erased. */
  name: typedLine,
  email: z.nullable(typedLine),
  /** What happened to the order, the oldest first. `who` is empty for what the order did itself. */
  steps: z.array(z.object({ at: instant, what: typedText, who: typedLine })),
  /** Who noted that the order was handed over, and when. Null without such a note, which means no proof (PYX-78). */
  handOver: z.nullable(z.object({ at: instant, who: typedLine })),
  /** Undisputed older orders that were paid from the same address of the internet, the newest first. */
  olderOrders: z.array(z.object({ number: z.int(), placedAt: instant, totalCents: z.int() })),
  /** The texts for Stripe's form. What is not known is left out. */
  evidence: z.array(z.object({ field: z.enum(evidenceFields), text: typedText })),
});
export type Dossier = z.infer<typeof dossier>;

export const dossierCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/orders/:number/dossier',
  isFresh: true,
  send: (number: string) => ({ params: { number } }),
  answer: dossier,
});

export const dossierEndpoint = defineOfficeEndpoint(dossierCall, () => ({
  summary: 'All that the shop knows of an order whose payment is contested, with the texts for the answer at Stripe',
  access: 'export',
  audit: 'dossier_opened',
  params: z.object({ number: numberText }),
  errors: ['order_not_found'],
}));
