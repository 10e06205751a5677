import { centsToDecimal } from '@comptoir/domain';
import { showLines } from '../../../wire/plain-text.ts';
import { readAmount, readCount, readObjects, readText, type WireObject } from '../../../wire/wire-values.ts';
import type { WirePastLine } from './past-line-schema.ts';

export interface PastLine {
  itemId: number;
  name: string;
  options: PastOption[];
  quantity: number;
  note: string;
  /** The price of one unit with its options, in integer cents. */
  unitCents: number;
  totalCents: number;
}

interface PastOption {
  optionId: number;
  name: string;
  choices: { choiceId: number; name: string; quantity: number; priceCents: number }[];
}

export function pastLineToWire(line: PastLine): WirePastLine {
  return {
    item_id: line.itemId,
    item_name: line.name,
    quantity: line.quantity,
    note: line.note,
    options: line.options.map(({ optionId, name, choices }) => ({
      option_id: optionId,
      option_name: name,
      selected: choices.reduce((sum, choice) => sum + choice.quantity, 0),
      option_options: choices.map((choice) => ({
        id: choice.choiceId,
        name: choice.name,
        price: centsToDecimal(choice.priceCents),
        quantity: choice.quantity,
      })),
    })),
    unit_price: centsToDecimal(line.unitCents),
    line_total: centsToDecimal(line.totalCents),
  };
}

export function pastLineFromWire(line: WireObject): PastLine[] {
  const itemId = readCount(line.item_id);
  const quantity = readCount(line.quantity);
  const unitCents = readAmount(line.unit_price);
  const totalCents = readAmount(line.line_total);
  if (itemId === null || !quantity || unitCents === null || totalCents === null) return [];
  const options = readObjects(line.options).flatMap(optionFromWire);
  const note = showLines(readText(line.note)).join('\n');
  return [{ itemId, name: readText(line.item_name), options, quantity, note, unitCents, totalCents }];
}

function optionFromWire(option: WireObject): PastOption[] {
  const optionId = readCount(option.option_id);
  if (optionId === null) return [];
  const choices = readObjects(option.option_options).flatMap((choice) => {
    const choiceId = readCount(choice.id);
    const quantity = readCount(choice.quantity);
    const priceCents = readAmount(choice.price);
    if (choiceId === null || !quantity || priceCents === null) return [];
    return [{ choiceId, name: readText(choice.name), quantity, priceCents }];
  });
  return [{ optionId, name: readText(option.option_name), choices }];
}
