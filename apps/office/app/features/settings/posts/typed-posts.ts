import { type PostSettings, postLimits } from '@comptoir/contract';
import { normalizeText } from '@comptoir/domain';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { freeId } from '../../../state/forms/free-id.ts';

const columns = ['id', 'name', 'perWindow', 'earlyMinutes'] as const;
type Column = (typeof columns)[number];

/** The fields of the form by their names in the API, such as `posts.0.name`. `deliveryPost` is the place of a row, or empty. */
export type TypedPosts = Record<string, string>;

export const fieldOf = (index: number, column: Column) => `posts.${index}.${column}`;
export const countOf = (typed: TypedPosts) => Number(typed.count);

type Row = Record<Column, string>;

function rowsOf(typed: TypedPosts): Row[] {
  return Array.from({ length: countOf(typed) }, (_, index) => {
    const texts = columns.map((column) => [column, typed[fieldOf(index, column)] ?? '']);
    return Object.fromEntries(texts) as Row;
  });
}

function withRows(rows: readonly Row[]): TypedPosts {
  const texts = rows.flatMap((row, index) => columns.map((column) => [fieldOf(index, column), row[column]]));
  return { ...Object.fromEntries(texts), count: String(rows.length) };
}

export function textsOf({ posts, deliveryPost, holdMinutes }: PostSettings): TypedPosts {
  const rows = posts.map(({ id, name, perWindow, earlyMinutes }) => ({
    id,
    name,
    perWindow: String(perWindow),
    earlyMinutes: String(earlyMinutes),
  }));
  const driven = posts.findIndex(({ id }) => id === deliveryPost);
  return { ...withRows(rows), deliveryPost: driven < 0 ? '' : String(driven), holdMinutes: String(holdMinutes) };
}

export function withNewRow(typed: TypedPosts): TypedPosts {
  return withRows([...rowsOf(typed), { id: '', name: '', perWindow: '6', earlyMinutes: '30' }]);
}

export function withoutRow(typed: TypedPosts, index: number): TypedPosts {
  const driven = typed.deliveryPost === '' ? -1 : Number(typed.deliveryPost);
  const moved = driven > index ? driven - 1 : driven;
  const deliveryPost = driven === index || driven < 0 ? '' : String(moved);
  return { ...withRows(rowsOf(typed).filter((_, place) => place !== index)), deliveryPost };
}

export function postsFrom(typed: TypedPosts): PostSettings {
  const rows = rowsOf(typed);
  const ids = rows.map(({ id }) => id);
  rows.forEach((row, index) => {
    ids[index] ||= freeId(row.name, ids, 'poste');
  });
  return {
    posts: rows.map(({ name, perWindow, earlyMinutes }, index) => ({
      id: ids[index] ?? '',
      name: name.trim(),
      perWindow: Number(perWindow),
      earlyMinutes: Number(earlyMinutes),
    })),
    deliveryPost: typed.deliveryPost === '' ? null : (ids[Number(typed.deliveryPost)] ?? null),
    holdMinutes: Number(typed.holdMinutes),
  };
}

export function checkPosts(typed: TypedPosts): Record<string, MessageId | null> {
  const rows = rowsOf(typed);
  const faults = rows.flatMap(({ name, perWindow, earlyMinutes }, index): [string, MessageId | null][] => {
    const isTwice = rows.slice(0, index).some((other) => normalizeText(other.name) === normalizeText(name));
    return [
      [fieldOf(index, 'name'), needed(name) ?? (isTwice ? 'settings.posts.fault.sameName' : null)],
      [fieldOf(index, 'perWindow'), checkWhole(perWindow, postLimits.perWindow, 'settings.posts.fault.perWindow')],
      [
        fieldOf(index, 'earlyMinutes'),
        checkWhole(earlyMinutes, postLimits.earlyMinutes, 'settings.posts.fault.earlyMinutes'),
      ],
    ];
  });
  const holdMinutes = checkWhole(typed.holdMinutes ?? '', postLimits.holdMinutes, 'settings.posts.fault.holdMinutes');
  return { ...Object.fromEntries(faults), holdMinutes };
}

function checkWhole(typed: string, limits: { least: number; most: number }, fault: MessageId): MessageId | null {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) >= limits.least && Number(text) <= limits.most ? null : fault;
}
