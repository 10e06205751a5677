import { firstPath, type Screen, screens } from './screens.ts';

export interface FoundScreen {
  screen: Screen;
  /** The parts of the path that match the colon parts of the pattern, still URL-encoded. */
  params: Record<string, string>;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/** A trailing slash is ignored, and `/office` is the first screen. Null if no screen has this path. */
export function findScreen(pathname: string): FoundScreen | null {
  const path = /^\/office\/?$/.test(pathname) ? firstPath : pathname.replace(/(?<=.)\/$/, '');
  for (const screen of screens) {
    const params = match(screen.path, path);
    if (params) return { screen, params };
  }
  return null;
}
