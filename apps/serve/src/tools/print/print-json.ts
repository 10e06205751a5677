import { showLine } from '@comptoir/contract';

/** JSON as a terminal may show it: it writes out every hidden sign, not only those that JSON itself does. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(showLine).join('\n');
}
