import type { Category, Menu, OptionGroup } from '@comptoir/domain';
import { typeset } from '@comptoir/format';

/** Adds no-break spaces to the restaurant's texts, as in the shop's own messages (I18N-10). */
export function typesetMenus(menus: Menu[]): Menu[] {
  return menus.map((menu) => ({ ...typesetTexts(menu), categories: menu.categories.map(typesetCategory) }));
}

const typesetCategory = (category: Category) => ({
  ...typesetTexts(category),
  items: category.items.map((item) => ({ ...typesetTexts(item), options: item.options.map(typesetGroup) })),
});

const typesetGroup = (group: OptionGroup) => ({
  ...typesetTexts(group),
  choices: group.choices.map(typesetTexts),
});

function typesetTexts<Part extends { name: string; description?: string }>(part: Part): Part {
  const { name, description } = part;
  return { ...part, name: typeset(name), ...(description !== undefined && { description: typeset(description) }) };
}
