import { windowMilliseconds } from '../../capacity/window.ts';
import { workOfItem } from '../../capacity/work-of.ts';
import { quartersPerUnit } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

const windowMinutes = windowMilliseconds / 60_000;

/**
 * Posts that can never do one unit of a dish on sale in the time before its promise: without units, without time, or with too few of
 * them. No slot is ever free for such a dish (CAP-12).
 */
export function overaskedPost({ catalogue, onSale }: CheckInput): Slip[] {
  const posts = catalogue.posts.filter(({ isOfDrivers }) => !isOfDrivers);
  return posts.flatMap((post): Slip[] => {
    const most = post.perWindow * quartersPerUnit * Math.ceil(post.earlyMinutes / windowMinutes);
    const dishes = onSale.filter((entry) => (workOfItem(entry, posts)[post.id] ?? 0) > most);
    if (dishes.length === 0) return [];
    const names = dishes.map(({ item }) => item.name);
    return [
      { target: { kind: 'setting', id: 'kitchen.posts' }, values: { post: post.name, count: names.length, names } },
    ];
  });
}
