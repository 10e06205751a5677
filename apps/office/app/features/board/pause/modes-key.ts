import type { Mode } from '@comptoir/domain';

/** The modes of a pause as messages select them. */
export type ModesKey = Mode | 'both';

export function modesKey(modes: readonly Mode[]): ModesKey {
  return modes.length === 1 && modes[0] ? modes[0] : 'both';
}

export function modesOf(key: ModesKey): Mode[] {
  return key === 'both' ? ['pickup', 'delivery'] : [key];
}
