import { typeset } from '@comptoir/format';
import { shellMessages } from './french/shell.ts';

/** The title of a window. `page` and `site` are typeset already. */
export function windowTitle(page: string, site: string): string {
  return `${page} | ${site}, ${typeset(shellMessages.side)}`;
}
