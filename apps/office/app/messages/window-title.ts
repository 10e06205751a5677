import { typeset } from '@comptoir/format';
import { shellMessages } from './french/shell.ts';

/** How a window is called that shows a page of a restaurant's office; both are written as they are shown. */
export function windowTitle(page: string, site: string): string {
  return `${page} | ${site}, ${typeset(shellMessages.side)}`;
}
