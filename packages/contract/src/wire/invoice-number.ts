import * as z from 'zod/mini';

/** The number of an invoice (`F2027-000002`) or a credit note (`A2027-000001`). */
export const invoiceNumberSchema = z.string().check(z.regex(/^[AF]\d{4}-\d{6,9}$/));
