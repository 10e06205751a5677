import { amountsToWire, taxPolicyOf } from '@comptoir/contract';
import {
  type CartLine,
  canPayBy,
  centsToDecimal,
  dishPosts,
  freeItemCandidates,
  type Item,
  isLeftAt,
  isOnSale,
  isSoldOutAt,
  type Menu,
  type MenuEntry,
  type OrderAmounts,
  type PaymentMethod,
  type PricedCart,
  priceCart,
  type StockCount,
  shortCounts,
  takesOnline,
  unitsOf,
  workOf,
} from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { fewLeftWords } from '@comptoir/words';
import { askKitchen } from '../../capacity/busy-kitchen.ts';
import { areChoicesFree, areFreeItemsGranted } from './check-free-items.ts';
import { decideDelivery } from './decide-delivery.ts';
import { decideTime, isMenuServed, isMenuServedAt, type TimeQuestion } from './decide-time.ts';
import type { AcceptedOrder, Judgement } from './judgement.ts';
import { honouredTerms, keepPromise } from './keep-promise.ts';
import type { ReadClaim } from './read-claim.ts';
import { type Refusal, refuse } from './refusal.ts';
import { refuseAlcohol } from './refuse-alcohol.ts';
import { refuseCompany } from './refuse-company.ts';
import { refusePaused } from './refuse-paused.ts';

/** Validates and prices an order by the server's own data, and returns the first error in the sequence of A.17. */
export function judgeOrder(read: ReadClaim, judgement: Judgement): { order: AcceptedOrder } | { refusal: Refusal } {
  const { amounts, paymentMethod } = read.claim;
  const verdict = priceOrder(read, judgement, { method: paymentMethod, totalCents: amounts.totalCents });
  if ('refusal' in verdict) return verdict;
  const { priced } = verdict.order;
  if (!isSameAmounts(amounts, priced)) return { refusal: refuse('totals_mismatch', { extra: mismatchOf(priced) }) };
  return keepPromise(verdict.order, judgement);
}

/** The payment as the browser states it. If `totalCents` or `method` is null, that part is not checked. */
interface Payment {
  method: PaymentMethod | null;
  totalCents: number | null;
}

export function priceOrder(
  read: ReadClaim,
  judgement: Judgement,
  { method, totalCents }: Payment,
): { order: AcceptedOrder } | { refusal: Refusal } {
  const { claim } = read;
  const { snapshot, now, coupon } = judgement;
  const { entries } = snapshot;
  const { settings, busyKitchen } = honouredTerms(judgement);
  const known = claim.lines.flatMap((line) => entries.get(line.itemId) ?? []);
  const menus = [...new Set(known.map((entry) => entry.menu))];
  const asked = askKitchen(busyKitchen, { mode: claim.mode, placedAt: now.toInstant() }, (kitchen) =>
    workOf([...claim.lines, ...claim.freeItems], entries, dishPosts(kitchen)),
  );
  const question: TimeQuestion = { orderDate: read.orderDate, mode: claim.mode, menus, settings, asked, now };

  const payments = { ...settings.payments, isCardActive: takesOnline(settings.payments) };
  const canPay = (cents: number) => method === null || canPayBy(method, payments, cents);
  if (totalCents !== null && !canPay(totalCents)) return { refusal: refuse('method_inactive') };

  const { locale, currency } = judgement.site;
  const tax = taxPolicyOf(judgement.site);
  const format = createFormat(locale.default, currency);
  const delivery = decideDelivery(claim, snapshot, judgement.measured, format);
  if ('refusal' in delivery) return delivery;

  const time = decideTime(question);
  const missing = unavailableNames(read, entries, {
    isMenuServed: askOnce((menu) => isMenuServed(question, menu)),
    isLeft: ({ item }, line) => typeof time === 'string' || isLeftAt(item, line.options, time.at),
  });
  if (missing.length > 0) return { refusal: refuse('item_unavailable', { names: missing }) };
  if (time === 'paused') return { refusal: refusePaused(question, format) };
  if (typeof time === 'string') return { refusal: refuse(time) };
  const units = unitsOf([...claim.lines, ...claim.freeItems], judgement.counts, time.at.toInstant());
  const short = shortCounts(units, judgement.counts);
  if (short.length > 0) return { refusal: refuseShort(short, entries) };
  const forbidden = refuseAlcohol(claim, time, { snapshot, now, tax, format });
  if (forbidden) return { refusal: forbidden };
  const uninvoiced = refuseCompany(claim, snapshot);
  if (uninvoiced) return { refusal: uninvoiced };

  const isMenuServedThen = askOnce((menu) => isMenuServedAt(question, time, menu));
  const isServed = (item: Item) => {
    const menu = entries.get(item.id)?.menu;
    return menu !== undefined && !isSoldOutAt(item, time.at) && isMenuServedThen(menu);
  };
  const priced = priceCart({
    lines: claim.lines,
    items: entries,
    mode: claim.mode,
    offers: snapshot.offers,
    coupon,
    deliveryFeeCents: delivery.feeCents,
    orderTime: time.at,
    tax,
    isServed,
  });
  const grants = priced.freeItems.flatMap(({ offerId, quantity }) => {
    const offer = snapshot.offers.find((candidate) => candidate.id === offerId);
    if (!offer) return [];
    const candidates = freeItemCandidates(offer, entries, isServed);
    return { candidateIds: new Set(candidates.map((item) => item.id)), units: quantity };
  });
  const isAsGiven = claim.freeItems.every(({ itemId, options }) => {
    const item = entries.get(itemId)?.item;
    return item !== undefined && areChoicesFree(item, options) && isLeftAt(item, options, time.at);
  });
  if (!isAsGiven || !areFreeItemsGranted(claim.freeItems, grants)) return { refusal: refuse('free_item_not_granted') };

  if (!canPay(totalCents ?? priced.totalCents)) return { refusal: refuse('method_inactive') };
  const tasks = asked.tasksAt(time.promisedAt.toInstant());
  return { order: { claim, priced, time, delivery, coupon, kitchen: busyKitchen?.kitchen ?? null, tasks, units } };
}

/** Caches the result for each menu, because a cart has many items of one menu. */
function askOnce(isServed: (menu: Menu) => boolean): (menu: Menu) => boolean {
  const answers = new Map<Menu, boolean>();
  return (menu) => {
    const answer = answers.get(menu) ?? isServed(menu);
    answers.set(menu, answer);
    return answer;
  };
}

/** Lists the names of dishes that are off sale, not served or sold out at the order's time (STK-03). */
function unavailableNames(
  { claim, claimedNames }: ReadClaim,
  entries: ReadonlyMap<number, MenuEntry>,
  {
    isMenuServed,
    isLeft,
  }: { isMenuServed: (menu: Menu) => boolean; isLeft: (entry: MenuEntry, line: CartLine) => boolean },
): string[] {
  const names = claim.lines.flatMap((line) => {
    const entry = entries.get(line.itemId);
    if (!entry) return claimedNames.get(line.itemId) ?? [];
    const { menu, item } = entry;
    return isOnSale(menu, item) && isMenuServed(menu) && isLeft(entry, line) ? [] : item.name;
  });
  return [...new Set(names)];
}

/** Names the dishes of which fewer are left than the order has (STK-09). */
function refuseShort(short: readonly StockCount[], entries: ReadonlyMap<number, MenuEntry>): Refusal {
  const listOf = (counts: readonly StockCount[], write: (name: string, left: number) => string) =>
    counts.map(({ itemId, left }) => write(entries.get(itemId)?.item.name ?? '', left));
  const gone = short.filter(({ left }) => left === 0);
  if (gone.length > 0) return refuse('item_unavailable', { names: listOf(gone, (name) => name) });
  return refuse('item_unavailable', { message: fewLeftWords.refusal, names: listOf(short, fewLeftWords.left) });
}

function isSameAmounts(claimed: OrderAmounts, own: OrderAmounts): boolean {
  return (
    claimed.subtotalCents === own.subtotalCents &&
    claimed.discountCents === own.discountCents &&
    claimed.deliveryCents === own.deliveryCents &&
    claimed.taxCents === own.taxCents &&
    claimed.totalCents === own.totalCents
  );
}

/** The details of a `totals_mismatch`: the server's amounts in the body's form, and their parts. */
export function mismatchOf(priced: PricedCart): Record<string, unknown> {
  return {
    expected: amountsToWire(priced),
    cart: {
      items: priced.lines.map((line) => ({
        index: line.index,
        item_id: line.itemId,
        unit_price: centsToDecimal(line.unitCents),
        line_total: centsToDecimal(line.totalCents),
      })),
      free_items: priced.freeItems.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
      offers: priced.offers.map((offer) => ({
        id: offer.offerId,
        type: offer.type,
        amount: centsToDecimal(offer.amountCents),
      })),
    },
  };
}
