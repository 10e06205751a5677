import type { BoardOrder, SiteConfig } from '@comptoir/contract';
import {
  hasKitchenTicket,
  isSameServiceDay,
  type Paper,
  type PrintedPaper,
  type Role,
  type TicketLine,
  type TicketPaper,
  type TicketPart,
} from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import {
  type TicketPrint,
  writeCancelledSlip,
  writeChangedSlip,
  writeKitchenTicket,
  writeReceiptTicket,
} from '@comptoir/words';
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

/** One copy of a paper, and what it is printed on. */
export interface PaperCopy {
  paper: PrintedPaper;
  /** How often the same printer printed it before. */
  copy: number;
  /** The name at the foot of the paper. */
  printer: string;
  on: Paper;
  /** The time that a slip of changes corrects. */
  insteadOf: Temporal.Instant | null;
  /** The printer's share of the dishes. */
  partOf: (lines: BoardOrder['lines']) => TicketPart<BoardOrder['lines'][number]>;
}

/** Finds an order that has a paper. A kitchen's paper means that the order was accepted, so that others have none (TCK-04). */
export async function findPrinted(
  { db, catalogue }: Pick<TicketTools, 'db' | 'catalogue'>,
  orderId: string,
  paper: TicketPaper,
): Promise<BoardOrder | 'order_not_found' | 'order_moved'> {
  const [order] = await listByIds(db, [orderId], catalogue.current());
  if (!order) return 'order_not_found';
  return paper === 'receipt' || hasKitchenTicket(order.state) ? order : 'order_moved';
}

/** Receipts of other service days are a manager's (TCK-21). */
export function mayRead(
  role: Role,
  paper: TicketPaper,
  { arrivedAt }: Pick<BoardOrder, 'arrivedAt'>,
  now: Temporal.ZonedDateTime,
): boolean {
  if (paper === 'kitchen' || role !== 'kitchen') return true;
  return isSameServiceDay(arrivedAt.toZonedDateTimeISO(now.timeZoneId), now);
}

/** The lines of a paper. */
export function writeTicket(
  tools: TicketTools,
  order: BoardOrder,
  { paper, copy, printer, on, insteadOf, partOf }: PaperCopy,
): Promise<TicketLine[]> | TicketLine[] {
  const { site, catalogue, now } = tools;
  const snapshot = catalogue.current();
  const format = createFormat(site.locale.default, site.currency);
  const print: TicketPrint = { paper: on, copy, printer, at: now(), format };
  if (paper === 'receipt') return writeReceipt(tools, order, snapshot, print);
  const part = partOf(order.lines);
  if (paper === 'cancelled') return writeCancelledSlip(order, part, print);
  if (paper === 'changed') return writeChangedSlip(order, insteadOf ?? order.dueAt, part, print);
  const categories = snapshot.menus.flatMap((menu) => menu.categories);
  return writeKitchenTicket(order, part, categories, print);
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
