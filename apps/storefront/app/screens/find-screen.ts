import { plainPath, withoutPrefix } from '@comptoir/contract';
import { askedOrder } from './asked-order.ts';
import { isShown } from './disallowed.ts';
import { type Asked, middlewares, orderPath, type Screen, screens } from './screens.ts';

export interface FoundScreen {
  screen: Screen | null;
  /** The reason in English, for tests and tools. Null if the screen is allowed. */
  refusal: { status: 404 | 500; message: string } | null;
}

function refuse(screen: Screen, asked: Asked, fullPath: string): FoundScreen['refusal'] {
  const { validate, middleware = [] } = screen;
  const isAllowed = isShown(screen, asked.site);
  const isValid = isAllowed && (typeof validate === 'function' ? validate(asked) : validate !== false);
  if (!isValid) return { status: 404, message: `Page Not Found: ${fullPath}` };
  const known: Record<string, (asked: Asked) => string | null> = middlewares;
  for (const name of middleware) {
    const pass = known[name];
    if (!pass) return { status: 500, message: `Unknown route middleware: '${name}'.` };
    const message = pass(asked);
    if (message !== null) return { status: 404, message };
  }
  return null;
}

/** The path of an order's page contains a token. */
const isAt = (screen: Screen, path: string): boolean =>
  screen.path === orderPath ? askedOrder(path) !== null : screen.path.toLowerCase() === path;

/** Finds the screen of a URL and checks the screen's rules (RTE-30, RTE-35). */
export function findScreen(
  { pathname, search }: { pathname: string; search: string },
  { site, settings = null }: Pick<Asked, 'site'> & Partial<Pick<Asked, 'settings'>>,
  table: readonly Screen[] = screens,
): FoundScreen {
  const path = withoutPrefix(plainPath(pathname));
  const screen = table.find((one) => isAt(one, path)) ?? null;
  const asked = { site, settings, path, query: new URLSearchParams(search) };
  return { screen, refusal: screen && refuse(screen, asked, pathname + search) };
}
