import { z } from 'zod';
import { defineTask } from '../../jobs/outbox/define-task.ts';

/**
 * Draws the PDF of an invoice or a credit note, and mails it (LAW-65, LAW-67). `n` is the number of a copy that is mailed again
 * (BOK-23), absent for the first mail.
 */
export const invoiceTask = defineTask('invoice', z.object({ number: z.string(), n: z.int().optional() }));
