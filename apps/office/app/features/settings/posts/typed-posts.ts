import { type PostSettings, postLimits } from '@comptoir/contract';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { idsOf, isNamedBefore, rowFields, type TypedRows } from '../../../state/forms/typed-rows.ts';

/** A form of posts. `deliveryPost` is the place of a row, or empty. */
export type TypedPosts = TypedRows;

const { fieldOf, rowsOf, withRows } = rowFields('posts', ['id', 'name', 'perWindow', 'earlyMinutes']);

export { fieldOf };

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
  const ids = idsOf(rows, 'poste');
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
    return [
      [fieldOf(index, 'name'), needed(name) ?? (isNamedBefore(rows, index) ? 'settings.posts.fault.sameName' : null)],
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
