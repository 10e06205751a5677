import type { CatalogueThing, FoundFault } from '@comptoir/contract';
import { formPathOf } from '../../../state/forms/part-forms.ts';

type Target = FoundFault['target'];

/** The address at which the form of a finding's thing opens. Null if the thing has no form. */
export function pathOfTarget(target: Target): string | null {
  if (target.kind === 'setting' && target.id === 'kitchen.posts') return '/office/reglages';
  const thing = thingOf(target);
  return thing && formPathOf(thing);
}

/** The part of the catalogue that holds the thing. Nothing says which group of options holds a choice. */
function thingOf({ kind, id }: Target): CatalogueThing | null {
  switch (kind) {
    case 'choice':
      return null;
    case 'zone':
      return { kind: 'setting', id: 'features.delivery.zones' };
    case 'day':
      return { kind: 'setting', id: 'scheduling.exceptions' };
    default:
      return { kind, id: String(id) };
  }
}
