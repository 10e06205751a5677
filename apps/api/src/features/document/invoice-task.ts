import { z } from 'zod';
import { defineTask } from '../../jobs/outbox/define-task.ts';

/** Draws the PDF of an invoice or a credit note, and mails it (LAW-65, LAW-67). */
export const invoiceTask = defineTask('invoice', z.object({ number: z.string() }));
