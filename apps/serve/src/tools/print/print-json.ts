import { showLine } from '@comptoir/contract';

export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(showLine).join('\n');
}
