import * as z from 'zod/mini';
import { companySchema, type WireCompany } from '../../public/order/wanted/company.ts';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate, typedLine } from '../../wire/codecs.ts';
import { invoiceNumberSchema } from '../../wire/invoice-number.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/invoices';
const ofOrder = '/v2/office/orders/:id/company';

/** An invoice or a credit note. The amount is in cents, and not negative for a credit note either. */
const officeInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  issuedAt: instant,
  issuedOn: plainDate,
  orderNumber: z.int(),
  company: typedLine,
  siren: z.string(),
  totalCents: z.int(),
  /** The number of the invoice that a credit note takes from. */
  invoice: z.nullable(z.string()),
  /** False until the PDF was drawn, which is a matter of seconds. */
  hasPdf: z.boolean(),
  /** The day on which it was given to a platform, as a person said. */
  depositedOn: z.nullable(plainDate),
});

export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>;

/** Which invoices are listed: those of a month (`2027-01`), and those that a number, a company's name or its SIREN finds. */
export interface InvoiceSelection {
  month?: string;
  search?: string;
}

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const selection = { month: z.exactOptional(month), search: z.exactOptional(lineSchema(100)) };

export const invoicesCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: ({ month: of, search }: InvoiceSelection, before: string | null) => ({
    query: { ...(of && { month: of }), ...(search && { search }), ...(before !== null && { before }) },
  }),
  answer: z.object({ invoices: z.array(officeInvoiceSchema), next: z.nullable(z.string()) }),
});

export const invoicesEndpoint = defineOfficeEndpoint(invoicesCall, () => ({
  summary: 'Invoices and credit notes, newest first, those before a number',
  access: 'invoices',
  audit: null,
  query: z.strictObject({ ...selection, before: z.optional(invoiceNumberSchema) }),
  errors: ['validation'],
}));

/** The answer is a file, which browsers download. */
export const invoicesFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}.csv`, answer: nothing },
  () => ({
    summary: 'Invoices and credit notes as CSV, a line each',
    access: 'invoices',
    audit: 'invoices_exported',
    query: z.strictObject(selection),
    errors: ['validation'],
  }),
);

/** The answer is a file, which browsers download: the PDF with its XML inside, or the XML alone. */
export const invoiceFileEndpoint = defineOfficeEndpoint(
  { method: 'GET', path: `${path}/:number/:part`, answer: nothing },
  () => ({
    summary: 'A file of an invoice or a credit note',
    access: 'invoices',
    audit: 'invoice_downloaded',
    params: z.object({ number: invoiceNumberSchema, part: z.enum(['pdf', 'xml']) }),
    errors: ['validation', 'not_found'],
  }),
);

/** Mails an invoice again, to the address of its order only. `actionId` is a new UUID for each tap; retries repeat it. */
export const mailInvoiceCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:number/mails`,
  send: (of: string, actionId: string) => ({ params: { number: of }, body: { actionId } }),
  answer: z.object({}),
});

export const mailInvoiceEndpoint = defineOfficeEndpoint(mailInvoiceCall, () => ({
  summary: 'Mail an invoice or a credit note again, to the address of its order',
  access: 'invoices',
  audit: 'invoice_mailed',
  params: z.object({ number: invoiceNumberSchema }),
  body: z.strictObject({ actionId: actionIdSchema }),
  errors: ['validation', 'not_found', 'email_erased', 'action_exists'],
}));

export const depositInvoiceCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:number/deposited`,
  send: (of: string, date: Temporal.PlainDate, actionId: string) => ({
    params: { number: of },
    body: { actionId, date: date.toString() },
  }),
  answer: officeInvoiceSchema,
});

export const depositInvoiceEndpoint = defineOfficeEndpoint(depositInvoiceCall, () => ({
  summary: 'Note the day on which an invoice was given to a platform, once',
  access: 'invoices',
  audit: 'invoice_deposited',
  params: z.object({ number: invoiceNumberSchema }),
  body: z.strictObject({ actionId: actionIdSchema, date: plainDate }),
  errors: ['validation', 'not_found', 'invoice_deposited', 'action_exists'],
}));

const invoicedOrder = z.object({
  /** The company of the order; null for a person. */
  company: z.nullable(typedLine),
  /** A company can be bound to it now. */
  canInvoice: z.boolean(),
  invoices: z.array(officeInvoiceSchema),
});

export type InvoicedOrder = z.infer<typeof invoicedOrder>;

export const orderInvoicesCall = defineOfficeCall({
  method: 'GET',
  path: ofOrder,
  isFresh: true,
  send: (orderId: string) => ({ params: { id: orderId } }),
  answer: invoicedOrder,
});

export const orderInvoicesEndpoint = defineOfficeEndpoint(orderInvoicesCall, () => ({
  summary: 'The company of an order, its invoice and credit notes',
  access: 'invoices',
  audit: null,
  params: z.object({ id: z.uuid() }),
  errors: ['order_not_found'],
}));

export const invoiceOrderCall = defineOfficeCall({
  method: 'POST',
  path: ofOrder,
  send: (orderId: string, company: WireCompany, actionId: string) => ({
    params: { id: orderId },
    body: { actionId, company },
  }),
  answer: invoicedOrder,
});

export const invoiceOrderEndpoint = defineOfficeEndpoint(invoiceOrderCall, () => ({
  summary: 'Make the invoice of an order for a company, within twelve months; of cash that is due, with its collection',
  access: 'invoices',
  audit: 'order_invoiced',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ actionId: actionIdSchema, company: companySchema }),
  errors: [
    'validation',
    'order_not_found',
    'company_inactive',
    'company_card_only',
    'invoice_too_old',
    'invoice_exists',
    'nothing_to_invoice',
    'action_exists',
  ],
}));
