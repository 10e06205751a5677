import { type TicketPaper, ticketPapers } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/orders/:id';

const look = z.exactOptional(z.literal(true));

/** The lines of `TicketLine` in the domain. */
export const ticketLineSchema = z.union([
  z.object({
    kind: z.literal('text'),
    indent: z.int(),
    text: z.string(),
    isLarge: look,
    isBold: look,
    isReversed: look,
  }),
  z.object({ kind: z.literal('code'), address: z.string() }),
]);

const ticket = z.object({
  /** How often this paper was printed by the caller before; 0 for the first print. */
  copy: z.int(),
  lines: z.array(ticketLineSchema),
});

const params = z.object({ id: z.uuid() });

/** The paper as the caller's next print has it, on 80 mm. */
export const ticketCall = defineOfficeCall({
  method: 'GET',
  path: `${path}/ticket`,
  send: (orderId: string, paper: TicketPaper) => ({ params: { id: orderId }, query: { paper } }),
  answer: ticket,
});

export const ticketEndpoint = defineOfficeEndpoint(ticketCall, () => ({
  summary: 'A paper of an order, as lines of text',
  access: 'board',
  audit: null,
  params,
  query: z.object({ paper: z.enum(ticketPapers) }),
  errors: ['order_not_found', 'order_moved', 'forbidden'],
}));

/** Notes a print and answers what is printed. `actionId` is a new UUID for each tap; retries repeat it and note nothing. */
export const printTicketCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/prints`,
  send: (orderId: string, actionId: string, paper: TicketPaper) => ({
    params: { id: orderId },
    body: { actionId, paper },
  }),
  answer: ticket,
});

export const printTicketEndpoint = defineOfficeEndpoint(printTicketCall, () => ({
  summary: 'Print a paper of an order by the caller’s own browser',
  access: 'board',
  audit: 'ticket_printed',
  params,
  body: z.strictObject({ actionId: actionIdSchema, paper: z.enum(ticketPapers) }),
  errors: ['order_not_found', 'order_moved', 'forbidden', 'action_exists'],
}));

export type Ticket = z.infer<typeof ticket>;
