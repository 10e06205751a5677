import { readLucideIcons } from '@comptoir/ui/vite';
import { type Content, jsonFile } from '@comptoir/web-host';

const address = /^\/_icons\/(?<collection>[a-z0-9-]+)\.json$/;
const week = 'public, max-age=604800';
/** The list of requested names is cut at this length, because no page needs more icons. */
const mostNames = 100;

let known: ReturnType<typeof readLucideIcons> | undefined;

/** Serves icons by name below `/_icons/` (PLT-07). Null if the collection does not exist. */
export function findIcons(url: URL): Content | null {
  const { collection } = address.exec(url.pathname)?.groups ?? {};
  if (collection !== 'lucide') return null;
  known ??= readLucideIcons();
  const names = (url.searchParams.get('icons') ?? '').split(',').filter(Boolean).slice(0, mostNames);
  const { prefix, width, height, icons } = known;
  const isOurs = (name: string) => Object.hasOwn(icons, name);
  const found = Object.fromEntries(names.filter(isOurs).map((name) => [name, icons[name]]));
  const answer = { prefix, width, height, icons: found, not_found: names.filter((name) => !isOurs(name)) };
  return jsonFile(answer, week);
}
