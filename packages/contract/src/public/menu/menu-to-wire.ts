import { type ChoiceDeclaration, centsToDecimal, type Item, type Menu, type Sellable } from '@comptoir/domain';
import type { WireItem, WireMenu } from './menu-schema.ts';
import { workToWire } from './work-wire.ts';

function rateToWire(rateBp: number | null): number | null {
  return rateBp === null ? null : rateBp / 100;
}

function priceToWire(cents: number | null): number | null {
  return cents === null ? null : centsToDecimal(cents);
}

function declarationToWire(declaration: ChoiceDeclaration | undefined) {
  if (!declaration) return {};
  const { contains, traces, removes } = declaration;
  return { allergens: contains, traces, removes };
}

function factsToWire({ meats, alcohol, work }: Sellable) {
  return { ...(meats && { meats }), ...(alcohol && { alcohol }), ...(work && { work: workToWire(work) }) };
}

export function itemToWire(item: Item): WireItem {
  return {
    item_id: item.id,
    item_menu_id: item.menuId,
    item_category_id: item.categoryId,
    item_name: item.name,
    item_description: item.description,
    item_image: item.image,
    item_score: item.score,
    item_price: {
      price_pickup: priceToWire(item.price.pickupCents),
      price_delivery: priceToWire(item.price.deliveryCents),
      tax_rate: rateToWire(item.price.taxRateBp),
    },
    is_available: item.isAvailable && item.soldOutUntil === undefined,
    sold_out_until: (item.isAvailable && item.soldOutUntil) || null,
    ...(item.left !== undefined && { left: item.left }),
    allergens: item.allergens,
    traces: item.traces,
    diets: item.diets,
    ...(item.isHomemade && { homemade: true }),
    ...(item.isWithdrawable && { withdrawal: true }),
    ...factsToWire(item),
    options: item.options.map((option) => ({
      option_id: option.id,
      option_name: option.name,
      min: option.min,
      max: option.max,
      required: option.min >= 1,
      default: option.defaults,
      selected: 0,
      option_options: option.choices.map((choice) => ({
        id: choice.id,
        name: choice.name,
        price: centsToDecimal(choice.priceCents),
        quantity: 0,
        tax_rate: rateToWire(choice.taxRateBp),
        ...declarationToWire(choice.declaration),
        ...(choice.soldOutUntil !== undefined && { sold_out_until: choice.soldOutUntil }),
        ...factsToWire(choice),
      })),
    })),
    quantity: 1,
    note: '',
  };
}

export function menuToWire(menu: Menu): WireMenu {
  return {
    menu_id: menu.id,
    menu_name: menu.name,
    menu_is_open: menu.isOpen,
    menu_is_available: menu.isAvailable,
    active_times: menu.activeTimes.map((day) => ({
      day: day.day,
      label: day.label,
      is_open: day.isOpen,
      times: day.times,
    })),
    time_ranges: menu.timeRanges,
    pickup_time_ranges: menu.pickupTimeRanges ?? menu.timeRanges,
    categories: menu.categories.map((category) => ({
      category_id: category.id,
      category_name: category.name,
      category_description: category.description,
      category_gender: category.gender,
      ...(category.work && { work: workToWire(category.work) }),
      items: category.items.map(itemToWire),
    })),
  };
}
