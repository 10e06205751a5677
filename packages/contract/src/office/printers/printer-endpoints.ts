import {
  codePages,
  type Printer,
  paperWidths,
  printerLimits,
  printerRoutes,
  printWaits,
  ticketPapers,
} from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/printers';

const text = (most: number) => z.string().check(z.regex(/^\S(.*\S)?$/), z.maxLength(most));
const mostIdSigns = 64;
const mostPort = 65_535;

const printer = z.strictObject({
  id: text(mostIdSigns),
  name: text(printerLimits.name),
  route: z.enum(printerRoutes),
  host: text(printerLimits.host),
  port: z.int().check(z.minimum(1), z.maximum(mostPort)),
  paper: z.strictObject({ width: z.literal([...paperWidths]), codePage: z.enum(codePages) }),
  papers: z.array(z.enum(ticketPapers)).check(z.maxLength(ticketPapers.length)),
  /** Empty means all. */
  categoryIds: z.array(z.int()).check(z.maxLength(printerLimits.categories)),
  copies: z.int().check(z.minimum(0), z.maximum(printerLimits.copies)),
  hasBeep: z.boolean(),
});

const wanted = z.strictObject({ printers: z.array(printer).check(z.maxLength(printerLimits.printers)) });

const printerSettings = z.extend(wanted, {
  /** The categories that a printer may be for. */
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
});

export type PrinterSettings = z.infer<typeof printerSettings>;

export const printerSettingsCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: printerSettings });

export const printerSettingsEndpoint = defineOfficeEndpoint(printerSettingsCall, () => ({
  summary: 'The printers of the restaurant',
  access: 'reception',
  audit: null,
  errors: [],
}));

export const choosePrintersCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (printers: readonly Printer[]) => ({ body: { printers } }),
  answer: printerSettings,
});

export const choosePrintersEndpoint = defineOfficeEndpoint(choosePrintersCall, () => ({
  summary: 'Choose the printers; those of the server’s network are private or on the list of the machine',
  access: 'reception',
  audit: 'printers_chosen',
  body: wanted,
  errors: ['validation'],
}));

/** Prints a page with all signs and columns, outside of the queue: nothing is repeated, and no order has it. */
export const printTestPageCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:id/test`,
  send: (id: string) => ({ params: { id }, body: {} }),
  answer: z.object({ outcome: z.enum(['printed', 'unknown', ...printWaits]) }),
});

export const printTestPageEndpoint = defineOfficeEndpoint(printTestPageCall, () => ({
  summary: 'Print a page that shows the signs and the columns of a printer',
  access: 'reception',
  audit: 'test_page_printed',
  params: z.object({ id: text(mostIdSigns) }),
  errors: ['not_found'],
}));

/** A device that prints in the restaurant's network for a server that is elsewhere (TCK-09). */
const relaySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** When it last asked for prints; null if it never did. */
  seenAt: z.nullable(instant),
  /** Whether it is asking now. */
  isThere: z.boolean(),
});

export type Relay = z.infer<typeof relaySchema>;

export const relaysCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/relays`,
  isFresh: true,
  answer: z.array(relaySchema),
});

export const relaysEndpoint = defineOfficeEndpoint(relaysCall, () => ({
  summary: 'The relays of the restaurant, and whether they ask for prints',
  access: 'reception',
  audit: null,
  errors: [],
}));
