import type { Dossier, SheetEvent, SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { Db } from '../../../db/database.ts';
import { sheetEventOf } from '../../board/order/sheet-event-of.ts';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import { findOrderByNumber, listEvents } from '../../order/record/order-repository.ts';
import { listDisputesOf } from '../../payment/dispute/dispute-repository.ts';
import { findPeer, findReceiptMailAt, listOlderOrders } from './dossier-repository.ts';
import { writeEvidence } from './evidence-words.ts';
import { type Manner, writeStep } from './step-words.ts';

interface Tools {
  db: Db;
  site: SiteConfig;
}

/** All that the shop knows of an order whose payment is contested (PYX-77). Null for an order whose payment is not. */
export async function readDossier({ db, site }: Tools, number: number): Promise<Dossier | null> {
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const { id } = order;
  const disputes = await listDisputesOf(db, id);
  if (disputes.length === 0) return null;
  const events = (await listEvents(db, id)).flatMap((event) => sheetEventOf(event, order) ?? []);
  // Without an address, the diner may have been erased before the mail was due.
  const mailedAt = order.email === '' ? null : await findReceiptMailAt(db, id);
  const peerIp = await findPeer(db, id);
  const manner: Manner = { format: createFormat(site.locale.default, site.currency), timeZone: site.timeZone };
  const facts = {
    receipt: receiptOf(order),
    disputes,
    name: `${order.firstName} ${order.lastName}`.trim(),
    email: order.email || null,
    steps: withMail(events, mailedAt).flatMap((event) => writeStep(event, manner) ?? []),
    handOver: findHandOver(events),
    olderOrders: peerIp ? await listOlderOrders(db, order, peerIp) : [],
  };
  return { ...facts, evidence: writeEvidence({ ...facts, peerIp, leftAt: findLeftAt(events) }, manner) };
}

const blank = {
  by: null,
  device: null,
  dueAt: null,
  minutes: null,
  amountCents: null,
  to: null,
  reason: null,
  step: null,
  text: null,
};

/** The mail with the receipt is no event of the order: the tasks say when it left. */
function withMail(events: SheetEvent[], mailedAt: Temporal.Instant | null): SheetEvent[] {
  if (!mailedAt) return events;
  const mail: SheetEvent = { ...blank, kind: 'mailed', notice: 'receipt', at: mailedAt };
  return [...events, mail].toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
}

/** The last time that the order was handed over, if a person noted it and no later step took it back. */
function findHandOver(events: SheetEvent[]): Dossier['handOver'] {
  const last = events.findLast(({ kind }) => kind === 'handed_over' || kind === 'delivered' || kind === 'recalled');
  if (!last?.by || last.kind === 'recalled' || last.by === 'system') return null;
  return { at: last.at, who: [last.by, last.device].filter(Boolean).join(' · ') };
}

const findLeftAt = (events: SheetEvent[]) => events.findLast(({ kind }) => kind === 'left')?.at ?? null;
