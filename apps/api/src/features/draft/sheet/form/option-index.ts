import { normalizeText } from '@comptoir/domain';
import type { FileOption } from './fields.ts';

/** Finds options by their numbers and names. It is made once for many rows, because unifying a name takes a microsecond. */
export interface OptionIndex {
  byId: ReadonlyMap<number, FileOption>;
  /** The options that have a name, without regard to capitals and accents. */
  named: (name: string) => readonly FileOption[];
}

export function indexOptions(options: readonly FileOption[]): OptionIndex {
  const byName = Map.groupBy(options, ({ option_name }) => normalizeText(option_name));
  return {
    byId: new Map(options.map((option) => [option.option_id, option])),
    named: (name) => byName.get(normalizeText(name)) ?? [],
  };
}
