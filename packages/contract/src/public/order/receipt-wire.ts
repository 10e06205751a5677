import { centsToDecimal, offerTypes, payableCents, type TaxLine, type ToldChoice } from '@comptoir/domain';
import { showLine, showLines } from '../../wire/plain-text.ts';
import { readAll } from '../../wire/read-all.ts';
import {
  isObject,
  readAmount,
  readCount,
  readFlag,
  readList,
  readObject,
  readRate,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import { readStatus } from './order-status.ts';
import { paidByFromWire } from './paid-by.ts';
import type { Receipt, ReceiptDiscount, ReceiptLine } from './receipt.ts';
import type { WireReceipt } from './receipt-schema.ts';
import { hasWishes, wishesFromWire, wishesToWire } from './wanted/wishes.ts';

export function receiptToWire(receipt: Receipt): WireReceipt {
  return {
    order_id: receipt.orderId,
    order_number: receipt.orderNumber,
    status: receipt.status,
    payment_method: receipt.paymentMethod,
    ...(receipt.paidBy && { payment: receipt.paidBy }),
    first_name: receipt.firstName,
    mode: receipt.mode,
    place: receipt.place && placeToWire(receipt.place),
    date: receipt.date,
    placed_at: receipt.placedAt,
    promised_at: receipt.promisedAt,
    ready_from: receipt.readyFrom,
    lines: receipt.lines.map(lineToWire),
    discounts: receipt.discounts.map(discountToWire),
    subtotal: centsToDecimal(receipt.subtotalCents),
    discount: centsToDecimal(receipt.discountCents),
    delivery_fee: centsToDecimal(receipt.deliveryFeeCents),
    surcharge: centsToDecimal(receipt.surchargeCents),
    tax: centsToDecimal(receipt.taxCents),
    total: centsToDecimal(receipt.totalCents),
    ...tipToWire(receipt),
    ...(receipt.wishes && { wishes: wishesToWire(receipt.wishes) }),
    ...(receipt.companyName !== undefined && { company_name: receipt.companyName }),
    taxes: receipt.taxes.map(({ rateBp, netCents, taxCents, grossCents }) => ({
      rate: rateBp / 100,
      net: centsToDecimal(netCents),
      vat: centsToDecimal(taxCents),
      gross: centsToDecimal(grossCents),
    })),
  };
}

function tipToWire({ totalCents, tipCents }: Receipt): Pick<WireReceipt, 'tip' | 'payable'> {
  if (tipCents === undefined) return {};
  return { tip: centsToDecimal(tipCents), payable: centsToDecimal(payableCents({ totalCents, tipCents })) };
}

export function placeToWire({ postalCode, address, address2, city, country, zone }: NonNullable<Receipt['place']>) {
  return { address, address2, city, postal_code: postalCode, country, zone };
}

function lineToWire(line: ReceiptLine): WireReceipt['lines'][number] {
  return {
    item_id: line.itemId,
    name: line.name,
    options: line.options.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ name, quantity, priceCents, isAmbiguous }) => ({
        name,
        quantity,
        price: centsToDecimal(priceCents),
        ...(isAmbiguous && { is_ambiguous: isAmbiguous }),
      })),
    })),
    note: line.note,
    quantity: line.quantity,
    unit_price: centsToDecimal(line.unitCents),
    total: centsToDecimal(line.totalCents),
    is_free: line.isFree,
    ...(line.origins && { origins: line.origins }),
    ...(line.isHomemade && { homemade: true }),
    ...(line.hasAlcohol && { alcohol: true }),
    ...(line.isWithdrawable && { withdrawal: true }),
  };
}

function discountToWire(discount: ReceiptDiscount): WireReceipt['discounts'][number] {
  const { type, code, percentBp, fixedCents, target, gender, amountCents } = discount;
  return {
    type,
    code,
    percent: percentBp > 0 ? percentBp / 100 : null,
    value: fixedCents > 0 ? centsToDecimal(fixedCents) : null,
    target,
    gender,
    amount: centsToDecimal(amountCents),
  };
}

/** Null if a required value is missing, because a missing amount must not become 0. Typed texts are made safe to show. */
export function receiptFromWire(value: unknown): Receipt | null {
  const wire = readObject(value);
  const orderNumber = readCount(wire.order_number);
  const status = readStatus(wire.status);
  const placedAt = readInstant(wire.placed_at);
  const promisedAt = readInstant(wire.promised_at);
  const amounts = readAmounts(wire);
  const lines = readAll(wire.lines, lineFromWire);
  const discounts = readAll(wire.discounts, discountFromWire);
  const taxes = readAll(wire.taxes, taxFromWire);
  if (orderNumber === null || !status || !placedAt || !promisedAt) return null;
  if (!amounts || !lines || !discounts || !taxes) return null;
  const wishes = wishesFromWire(readObject(wire.wishes));
  const companyName = showLine(readText(wire.company_name));
  const paidBy = paidByFromWire(readObject(wire.payment));
  const tipCents = readAmount(wire.tip);
  return {
    orderId: readText(wire.order_id),
    orderNumber,
    status,
    paymentMethod: wire.payment_method === 'card' ? 'card' : 'cash',
    ...(paidBy && { paidBy }),
    firstName: showLine(readText(wire.first_name)),
    mode: wire.mode === 'delivery' ? 'delivery' : 'pickup',
    place: isObject(wire.place) ? placeFromWire(wire.place) : null,
    date: readText(wire.date),
    placedAt,
    promisedAt,
    readyFrom: readInstant(wire.ready_from),
    lines,
    discounts,
    ...amounts,
    ...(tipCents && { tipCents }),
    ...(hasWishes(wishes) && { wishes }),
    ...(companyName !== '' && { companyName }),
    taxes,
  };
}

function readInstant(value: unknown): string | null {
  const text = readText(value);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
    ? text
    : null;
}

function readAmounts(wire: WireObject) {
  const subtotalCents = readAmount(wire.subtotal);
  const discountCents = readAmount(wire.discount);
  const deliveryFeeCents = readAmount(wire.delivery_fee);
  const surchargeCents = readAmount(wire.surcharge);
  const taxCents = readAmount(wire.tax);
  const totalCents = readAmount(wire.total);
  if (subtotalCents === null || discountCents === null || deliveryFeeCents === null) return null;
  if (surchargeCents === null || taxCents === null || totalCents === null) return null;
  return { subtotalCents, discountCents, deliveryFeeCents, surchargeCents, taxCents, totalCents };
}

export function placeFromWire(place: WireObject): NonNullable<Receipt['place']> {
  return {
    address: showLine(readText(place.address)),
    address2: showLine(readText(place.address2)),
    city: showLine(readText(place.city)),
    postalCode: showLine(readText(place.postal_code)),
    country: showLine(readText(place.country)),
    zone: readText(place.zone) || null,
  };
}

export function lineFromWire(line: WireObject): ReceiptLine | null {
  const itemId = readCount(line.item_id);
  const quantity = readCount(line.quantity);
  const unitCents = readAmount(line.unit_price);
  const totalCents = readAmount(line.total);
  if (itemId === null || quantity === null || unitCents === null || totalCents === null) return null;
  const origins = readList(line.origins).map(readText);
  return {
    itemId,
    name: readText(line.name),
    options: readList(line.options).map((option) => {
      const { name, choices } = readObject(option);
      return { name: readText(name), choices: readList(choices).flatMap(choiceFromWire) };
    }),
    note: showLines(readText(line.note)).join('\n'),
    quantity,
    unitCents,
    totalCents,
    isFree: readFlag(line.is_free, false),
    ...(origins.length > 0 && { origins }),
    ...(line.homemade === true && { isHomemade: true }),
    ...(line.alcohol === true && { hasAlcohol: true }),
    ...(line.withdrawal === true && { isWithdrawable: true }),
  };
}

function choiceFromWire(value: unknown): ToldChoice[] {
  const choice = readObject(value);
  const quantity = readCount(choice.quantity);
  const priceCents = readAmount(choice.price);
  if (quantity === null || priceCents === null) return [];
  const isAmbiguous = readFlag(choice.is_ambiguous, false);
  return [{ name: readText(choice.name), quantity, priceCents, ...(isAmbiguous && { isAmbiguous }) }];
}

export function discountFromWire(discount: WireObject): ReceiptDiscount | null {
  const type = offerTypes.find((known) => known === discount.type);
  const amountCents = readAmount(discount.amount);
  if (!type || amountCents === null) return null;
  return {
    type,
    code: readText(discount.code) || null,
    percentBp: readRate(discount.percent) ?? 0,
    fixedCents: readAmount(discount.value) ?? 0,
    target: readText(discount.target) || null,
    gender: discount.gender === 'm' ? 'm' : 'f',
    amountCents,
  };
}

export function taxFromWire(tax: WireObject): TaxLine | null {
  const rateBp = readRate(tax.rate);
  const netCents = readAmount(tax.net);
  const taxCents = readAmount(tax.vat);
  const grossCents = readAmount(tax.gross);
  if (rateBp === null || netCents === null || taxCents === null || grossCents === null) return null;
  return { rateBp, netCents, taxCents, grossCents };
}
