import { isObject, readList, readText } from '@comptoir/contract';
import { centsToDecimal, parseAmount, readTypedAmount, writeTypedAmount } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { PartField } from './define-form.ts';
import type { FieldWriter } from './part-form.ts';
import { readTypedList } from './typed-list.ts';

/** A list is typed with one entry a line. */
export const lines = (typed: string): string[] => typed.split('\n').filter((line) => line !== '');

const orNothing = ({ say }: FieldWriter, typed: string) => typed.trim() || say('draft.nothing');

export const textField = (label: MessageId): PartField => ({
  label,
  toText: readText,
  toValue: String,
  write: orNothing,
});

/** Empty for null. */
export const optionalText = (label: MessageId): PartField => ({
  label,
  toText: readText,
  toValue: (typed) => typed || null,
  write: orNothing,
});

/** An amount in euros, typed like `12,90`. Empty for null. */
export const amountField = (label: MessageId): PartField => ({
  label,
  toText: (value) => {
    const cents = parseAmount(value);
    return cents === null ? '' : writeTypedAmount(cents);
  },
  toValue: (typed) => {
    const amount = readTypedAmount(typed);
    return 'cents' in amount ? centsToDecimal(amount.cents) : null;
  },
  write: (writer, typed) => {
    const amount = readTypedAmount(typed);
    return 'cents' in amount ? writer.format.money(amount.cents) : orNothing(writer, typed);
  },
});

/** A rate in per cent, typed like `5.5`. Empty for the site's usual rate. */
export const rateField = (label: MessageId): PartField => ({
  label,
  toText: readText,
  toValue: (typed) => (typed === '' ? null : Number(typed)),
  write: ({ say, format }, typed) =>
    typed === '' ? say('draft.usualRate') : say('draft.percent', { rate: format.rate(Number(typed) * 100) }),
});

/** A number, typed like `45,76`. Empty for null. */
export const numberField = (label: MessageId): PartField => ({
  label,
  toText: (value) => readText(value).replace('.', ','),
  toValue: (typed) => (typed === '' ? null : Number(typed.replace(',', '.'))),
  write: orNothing,
});

interface Answers {
  yes: MessageId;
  no: MessageId;
  /** `no` takes the value out of the part instead of writing false. */
  isAbsentForNo?: boolean;
  /** What applies while the part has no value. False if absent. */
  usual?: boolean;
}

/** Typed as `yes` or `no`. */
export const yesNoField = (
  label: MessageId,
  { yes, no, isAbsentForNo = false, usual = false }: Answers,
): PartField => ({
  label,
  toText: (value) => ((value ?? usual) === true ? 'yes' : 'no'),
  toValue: (typed) => typed === 'yes' || (isAbsentForNo ? undefined : false),
  write: ({ say }, typed) => say(typed === 'yes' ? yes : no),
});

interface Entries {
  /** Says one entry. The entry itself if absent. */
  say?: (writer: FieldWriter, entry: string) => string;
  areNumbers?: boolean;
  /** An empty list takes the value out of the part. */
  isAbsentWhenEmpty?: boolean;
}

/** A list of texts or numbers. */
export const listField = (label: MessageId, { say, areNumbers, isAbsentWhenEmpty }: Entries = {}): PartField => ({
  label,
  toText: (value) => readList(value).map(readText).join('\n'),
  toValue: (typed) => {
    const entries = lines(typed);
    if (entries.length === 0 && isAbsentWhenEmpty) return undefined;
    return areNumbers ? entries.map(Number) : entries;
  },
  write: (writer, typed) => {
    const entries = lines(typed).map((entry) => say?.(writer, entry) ?? entry);
    return entries.length > 0 ? writer.format.list(entries) : writer.say('draft.nothing');
  },
});

/** A list of rows with several values each. It is typed in a table of its own, so its text is JSON. */
export const rowsField = (label: MessageId, sayRow: (writer: FieldWriter, row: object) => string): PartField => ({
  label,
  toText: (value) => JSON.stringify(readList(value)),
  toValue: readRows,
  write: (writer, typed) => {
    const rows = readRows(typed).map((row) => sayRow(writer, row));
    return rows.length > 0 ? writer.format.list(rows) : writer.say('draft.nothing');
  },
});

/** The rows of a field of rows. */
export function readRows(typed: string): Record<string, unknown>[] {
  return readTypedList(typed).filter(isObject);
}
