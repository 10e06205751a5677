import { readLucideIcons } from '@comptoir/ui/vite';
import { type Content, jsonFile } from '@comptoir/web-host';

const address = /^\/_icons\/(?<collection>[a-z0-9-]+)\.json$/;
const week = 'public, max-age=604800';
/** More than any page shows; a longer list is none of ours. */
const mostNames = 100;

/** Read when somebody asks: pages draw their icons themselves. */
let known: ReturnType<typeof readLucideIcons> | undefined;

/** What is asked for below `/_icons/` (PLT-07); null: no such collection. Every page draws its own icons, so this is for whoever asks by name. */
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
