import {
  findOrderByNumber,
  insertAudit,
  listEvents,
  listOpenUnits,
  listOrders as listStoredOrders,
  receiptOf,
  recountLoads,
  refundOrder as refundStoredOrder,
} from '@comptoir/api';
import type { SiteConfig } from '@comptoir/contract';
import { readTypedAmount } from '@comptoir/domain';
import { printJson } from './print/print-json.ts';
import { printOrder, printOrders, printRefund } from './print/print-orders.ts';
import { toShown } from './print/shown-order.ts';
import { demand, type Words } from './print/words.ts';
import { type ToolShop, withShop } from './with-shop.ts';

type AuditedRefund = Parameters<Parameters<typeof refundStoredOrder>[0]['audit']>[1];

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

export async function listOrders({ limit, isJson }: Words): Promise<void> {
  demand(isCount(limit));
  await withShop(async ({ db, site }) => {
    const orders = (await listStoredOrders(db, { limit })).map(toShown);
    console.log(isJson ? printJson(orders) : printOrders(orders, site));
  });
}

export async function showOrder({ subject, isJson }: Words): Promise<void> {
  demand(/^\d+$/.test(subject));
  await withShop(async ({ db, site }) => {
    const order = await findOrderByNumber(db, Number(subject));
    if (!order) throw new Error(`La commande ${subject} n’existe pas.`);
    const receipt = receiptOf(order);
    console.log(
      isJson
        ? printJson({ ...toShown(order), events: await listEvents(db, order.id), receipt })
        : printOrder({ ...toShown(order), receipt }, site),
    );
  });
}

/** The command `orders refund NUMBER` refunds an order, some of its lines or an amount. */
export async function refundOrder({ subject, isJson, ...what }: Words): Promise<void> {
  demand(/^\d+$/.test(subject));
  await withShop(async ({ site, ...shop }) => {
    // A rejected refund is printed, not sent as an alarm.
    const outcome = await refundStoredOrder(
      { ...shop, alarmTasks: () => [], audit: auditRefund },
      { number: Number(subject), ...readAsked(what, site) },
    );
    if ('reason' in outcome) throw new Error(outcome.reason);
    console.log(isJson ? printJson(outcome.refund) : printRefund(outcome.refund, site));
  });
}

/** Writes the same row as a refund of the office; the actor is the terminal, because no member of staff signed in there. */
function auditRefund(tx: ToolShop['db'], { orderNumber, amountCents, at }: AuditedRefund): Promise<void> {
  const told = { target: `order:${orderNumber}`, after: { amountCents } };
  return insertAudit(tx, { actor: 'Terminal', kind: 'order_refunded', ...told, status: 200, peer: '', at });
}

function readAsked({ lines, amount }: Pick<Words, 'lines' | 'amount'>, { timeZone }: SiteConfig) {
  if (amount === '') {
    demand(lines.every(isCount));
    return { lines: lines.length > 0 ? lines.map((line) => line - 1) : null };
  }
  const typed = readTypedAmount(amount);
  demand(lines.length === 0 && 'cents' in typed && typed.cents > 0);
  return {
    amountCents: typed.cents,
    listOpenUnits: (tx: ToolShop['db'], orderId: string, at: Temporal.Instant) =>
      listOpenUnits(tx, orderId, at.toZonedDateTimeISO(timeZone)),
  };
}

/** The command `orders recount` counts the work of orders at the posts of the kitchen again (CAP-09). */
export async function recountWork({ isJson }: Words): Promise<void> {
  await withShop(async ({ db, now }) => {
    const wrong = await recountLoads(db, now());
    const said = wrong === 0 ? 'Le travail des commandes est bien compté.' : `Sommes fausses, corrigées : ${wrong}.`;
    console.log(isJson ? printJson({ wrong }) : said);
  });
}
