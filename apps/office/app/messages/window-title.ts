import { typeset } from '@comptoir/format';
import { shellMessages } from './french/shell.ts';

/** `page` and `site` must already be typeset. */
export function windowTitle(page: string, site: string): string {
  return `${page} | ${site}, ${typeset(shellMessages.side)}`;
}
