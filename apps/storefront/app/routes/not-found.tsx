import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';

/** Unmatched: 404 with the specification's message, which names the path without query and hash (RTE-29). */
function refuse(request: Request): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}

export function loader({ request }: Route.LoaderArgs) {
  refuse(request);
}

// In both, else the browser would ask the server for `/nope.data`.
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  refuse(request);
}

/** Never shown: the loaders throw. */
export default function NotFound() {
  return null;
}
