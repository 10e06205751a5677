import type { Item, OptionGroup } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { isOff } from '../base/is-off.ts';

/**
 * Required groups that no diner can satisfy, each once with its first dish. A group with fewer choices than its minimum is a warning, because diners may take one choice
 * several times (MNU-08).
 */
export function impossibleChoice({ entries }: CheckInput): Slip[] {
  const first = new Map<number, { item: Item; group: OptionGroup }>();
  for (const { item } of entries)
    for (const group of item.options) if (!first.has(group.id)) first.set(group.id, { item, group });
  return [...first.values()].flatMap(({ item, group }): Slip[] => {
    const severity = judge(group);
    if (!severity) return [];
    const values = { item: item.name, group: group.name, min: group.min };
    return [{ target: { kind: 'option', id: group.id, field: 'choices' }, values, severity }];
  });
}

function judge({ min, max, choices }: OptionGroup): Slip['severity'] | null {
  if (min === 0) return null;
  const left = choices.filter((choice) => !isOff(choice)).length;
  if (left === 0 || (max !== null && max < min)) return 'error';
  return left < min ? 'warning' : null;
}
