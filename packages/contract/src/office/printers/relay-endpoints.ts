import { codePages, paperWidths, printTroubles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { enrolDevicePath } from '../staff/device-endpoints.ts';
import { namedSchema } from '../staff/person.ts';
import { ticketLineSchema } from '../tickets/ticket-endpoints.ts';

const path = '/v2/office/print-jobs';

/** One attempt at a print, for the relay that took it. Nothing else of its order is told. */
const relayPrint = z.object({
  /** The number of a print in the queue, or the UUID of a test page. */
  id: z.string(),
  attempt: z.int(),
  printer: z.object({
    name: z.string(),
    host: z.string(),
    port: z.int(),
    paper: z.object({ width: z.literal([...paperWidths]), codePage: z.enum(codePages) }),
    hasBeep: z.boolean(),
  }),
  lines: z.array(ticketLineSchema),
});

export type RelayPrint = z.infer<typeof relayPrint>;

const takePrintCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/take`,
  send: (key: string) => ({ body: { key } }),
  answer: z.object({ print: z.nullable(relayPrint) }),
});

/**
 * Leases a print to a relay, and waits for one for some seconds. `key` is a new UUID after each answer: a request whose answer was lost
 * repeats it, and gets the same print.
 */
export const takePrintEndpoint = defineOfficeEndpoint(takePrintCall, () => ({
  summary: 'Take the next print of the printers that a relay reaches',
  access: 'printer',
  audit: null,
  body: z.strictObject({ key: actionIdSchema }),
  errors: [],
}));

const printOutcomes = ['printed', 'unknown', ...printTroubles] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

const reportPrintCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:id/outcome`,
  send: (id: string, attempt: number, outcome: PrintOutcome) => ({ params: { id }, body: { attempt, outcome } }),
  answer: nothing,
});

/** A report that comes twice, or after the kitchen has answered, changes nothing. */
export const reportPrintEndpoint = defineOfficeEndpoint(reportPrintCall, () => ({
  summary: 'Say what became of a print that a relay took',
  access: 'printer',
  audit: null,
  params: z.object({ id: z.union([z.uuid(), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]) }),
  body: z.strictObject({ attempt: z.int(), outcome: z.enum(printOutcomes) }),
  errors: [],
}));

const pairRelayCall = defineOfficeCall({
  method: 'POST',
  path: enrolDevicePath,
  send: (code: string) => ({ body: { code, kind: 'printer' } }),
  answer: namedSchema,
});

/** The calls of a relay. */
export const relayCalls = { pair: pairRelayCall, takePrint: takePrintCall, reportPrint: reportPrintCall };
