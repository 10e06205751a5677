import type { OptionGroup } from '@comptoir/domain';
import { writeOrigins } from '@comptoir/words';

/** The id of a choice's origin among those of a list, for the control that it describes. Undefined if there is nothing to tell. */
export function originIdOf(listId: string, { id, meats }: OptionGroup['choices'][number]): string | undefined {
  return writeOrigins(meats).length > 0 ? `${listId}-${id}` : undefined;
}
