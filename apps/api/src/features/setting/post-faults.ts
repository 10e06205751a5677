import type { PostSettings } from '@comptoir/contract';
import type { Menu, Work } from '@comptoir/domain';
import { postWords } from '@comptoir/words';

interface Worker {
  name: string;
  work?: Work;
}

/** Finds what is wrong with posts: names that are there twice, and posts at which dishes work that are gone or the drivers' (CAP-12). */
export function postFaults(
  { posts, deliveryPost }: PostSettings,
  menus: readonly Pick<Menu, 'categories'>[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  posts.forEach(({ id, name }, index) => {
    const before = posts.slice(0, index);
    if (before.some((other) => other.id === id)) faults[`posts.${index}.id`] = postWords.sameId;
    if (before.some((other) => isSame(other.name, name))) faults[`posts.${index}.name`] = postWords.sameName;
  });
  if (deliveryPost !== null && !posts.some(({ id }) => id === deliveryPost)) faults.deliveryPost = postWords.unknown;
  const workers = listWorkers(menus);
  for (const [id, names] of workers) {
    if (id === deliveryPost) faults.deliveryPost = postWords.driven(names);
    if (!posts.some((post) => post.id === id)) faults.posts = postWords.used(id, names);
  }
  return faults;
}

/** The names of what works at each post, by its id. */
function listWorkers(menus: readonly Pick<Menu, 'categories'>[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const categories = menus.flatMap((menu) => menu.categories);
  const items = categories.flatMap((category) => category.items);
  const choices = items.flatMap(({ options }) => options.flatMap((group) => group.choices));
  const all: Worker[] = [...categories, ...items, ...choices];
  for (const { name, work = {} } of all)
    for (const post of Object.keys(work)) found.set(post, (found.get(post) ?? new Set()).add(name));
  return new Map([...found].map(([post, names]) => [post, [...names]]));
}
