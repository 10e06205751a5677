import type { BoardOrder, SiteConfig, TicketPaper } from '@comptoir/contract';
import { hasKitchenTicket, isSameServiceDay, type Paper, type Role, type TicketLine } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { type TicketPrint, writeCancelledSlip, writeKitchenTicket, writeReceiptTicket } from '@comptoir/words';
import type { Db } from '../../db/database.ts';
import { listByIds } from '../board/read/board-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { liveLink } from '../order/mail/live-link.ts';
import { receiptOf } from '../order/receipt/receipt-of.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { listPaidBack } from '../payment/refund/refund-repository.ts';

export interface TicketTools {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

/** Who prints which paper of an order. */
export interface WantedTicket {
  orderId: string;
  paper: TicketPaper;
  role: Role;
  /** The name at the foot of the paper. */
  printer: string;
}

/** Browsers print on 80 mm, in the signs of most printers. */
const browserPaper: Paper = { width: 80, codePage: 'windows1252' };

/** Finds the order that a paper is written from, or says why there is no such paper for the caller. */
export async function findPrinted({ db, catalogue, now }: TicketTools, { orderId, paper, role }: WantedTicket) {
  const [order] = await listByIds(db, [orderId], catalogue.current());
  if (!order) return 'order_not_found';
  if (paper === 'kitchen') return hasKitchenTicket(order.state) ? order : 'order_moved';
  const arrivedAt = order.arrivedAt.toZonedDateTimeISO(now().timeZoneId);
  return role === 'kitchen' && !isSameServiceDay(arrivedAt, now()) ? 'forbidden' : order;
}

/** The lines of a paper. `copy` is how often the same printer printed it before. */
export function writeTicket(
  tools: TicketTools,
  order: BoardOrder,
  { paper, printer }: WantedTicket,
  copy: number,
): Promise<TicketLine[]> | TicketLine[] {
  const { site, catalogue, now } = tools;
  const snapshot = catalogue.current();
  const format = createFormat(site.locale.default, site.currency);
  const print: TicketPrint = { paper: browserPaper, copy, printer, at: now(), format };
  if (paper === 'receipt') return writeReceipt(tools, order, snapshot, print);
  const whole = { lines: order.lines, elsewhere: [] };
  if (order.state === 'cancelled') return writeCancelledSlip(order, whole, print);
  const categories = snapshot.menus.flatMap((menu) => menu.categories);
  return writeKitchenTicket(order, whole, categories, print);
}

async function writeReceipt(
  { db, site }: TicketTools,
  { id, dueAt }: BoardOrder,
  { settings }: Snapshot,
  print: TicketPrint,
): Promise<TicketLine[]> {
  const order = await findOrder(db, id);
  if (!order) throw new Error(`The order ${id} has progress and no record.`);
  const { name, address, phone } = settings.contacts;
  const { registration, vatNumber } = site.legal;
  const [link] = liveLink(order, site);
  return writeReceiptTicket(
    {
      receipt: receiptOf(order),
      dueAt,
      refunds: (await listPaidBack(db, [id])).get(id) ?? [],
      issuer: { name: name || site.title, address, phone, registration, vatNumber },
      liveAddress: link?.href ?? null,
    },
    print,
  );
}
