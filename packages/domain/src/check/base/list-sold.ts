import type { Sellable } from '../../menu/menu.ts';
import type { CheckInput } from './check-input.ts';
import type { Target } from './finding.ts';

interface Sold {
  target: Target;
  name: string;
  sellable: Sellable;
  /** The name of its category or of its option group. */
  heading: string;
  /** The effective VAT rate in basis points. */
  rateBp: number;
  isOnSale: boolean;
  isHomemade: boolean;
}

/** The dishes and choices, each once, with what the law asks about both alike. */
export function listSold({ entries, choices, onSale, facts }: CheckInput, field?: string): Sold[] {
  const served = new Set(onSale.map(({ item }) => item.id));
  const { defaultRateBp } = facts.tax;
  const at = (kind: 'item' | 'choice', id: number): Target => ({ kind, id, ...(field !== undefined && { field }) });
  return [
    ...entries.map(({ category, item }) => ({
      target: at('item', item.id),
      name: item.name,
      sellable: item,
      heading: category.name,
      rateBp: item.price.taxRateBp ?? defaultRateBp,
      isOnSale: served.has(item.id),
      isHomemade: item.isHomemade === true,
    })),
    ...choices.map(({ choice, group, isOnSale }) => ({
      target: at('choice', choice.id),
      name: choice.name,
      sellable: choice,
      heading: group.name,
      rateBp: choice.taxRateBp ?? defaultRateBp,
      isOnSale,
      isHomemade: false,
    })),
  ];
}
