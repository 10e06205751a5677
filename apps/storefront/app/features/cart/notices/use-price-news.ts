import { useEffect } from 'react';
import { create } from 'zustand';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { ShownCatalogue } from '../../../state/shop/catalogue-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';

/** A line of the cart, or its delivery, and what it costs. Integer cents. */
interface ShownAmount {
  /** The line as the diner composed it: composed anew it is another one. */
  key: string;
  /** Name of the dish; null: the delivery. */
  name: string | null;
  afterCents: number;
}

/** An amount of the cart that the restaurant changed while the diner had it in front of them. */
export interface PriceNews extends ShownAmount {
  beforeCents: number;
}

/** What was last shown, and what it came from. */
interface Shown extends Pick<ShownCatalogue, 'menus' | 'settings'> {
  /** Where and when it is wished: another place has another price by the diner's own choice. */
  choice: string;
  amounts: ShownAmount[];
}

const usePriceNewsStore = create<{ shown: Shown | null; news: PriceNews[] }>(() => ({ shown: null, news: [] }));

/** The diner has read it. */
export function forgetPriceNews(): void {
  usePriceNewsStore.setState({ news: [] });
}

/** What is another amount now, beside what was not read yet; an amount that is back where it was is no news. */
function newsOf(known: PriceNews[], before: Shown, after: Shown): PriceNews[] {
  return after.amounts.flatMap((amount) => {
    const isSame = ({ key }: ShownAmount) => key === amount.key;
    const beforeCents = known.find(isSame)?.beforeCents ?? before.amounts.find(isSame)?.afterCents;
    return beforeCents === undefined || beforeCents === amount.afterCents ? [] : [{ ...amount, beforeCents }];
  });
}

/** The news that still are what is shown. */
function stillTrue(known: PriceNews[], { amounts }: Shown): PriceNews[] {
  const current = known.filter(({ key, afterCents }) =>
    amounts.some((amount) => amount.key === key && amount.afterCents === afterCents),
  );
  return current.length === known.length ? known : current;
}

/**
 * What the restaurant asks since its catalogue was read again, for what the diner left as it was: no total rises without a word.
 * What the server said to an order stands in the cart already when the catalogue follows, and is not told twice.
 */
export function usePriceNews(cart: ShopCart): PriceNews[] {
  const { isReady, lines, items, mode, place, slotAt, delivery, priced } = cart;
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const settings = useCatalogue((catalogue) => catalogue.settings);
  const news = usePriceNewsStore((store) => store.news);
  const choice = JSON.stringify([mode, place, slotAt]);
  const dishes = priced.lines.map(({ index, itemId, totalCents }) => {
    const name = items.get(itemId)?.item.name ?? '';
    return { key: JSON.stringify(lines[index]), name, afterCents: totalCents };
  });
  // Where nothing can be delivered any more there is no fee, which is no news of a price.
  const fee = delivery.state === 'ok' ? [{ key: 'delivery', name: null, afterCents: priced.deliveryCents }] : [];
  const amounts = [...dishes, ...fee];
  const known = JSON.stringify(amounts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` stands for the amounts, which are made anew at each rendering
  useEffect(() => {
    if (!isReady) return;
    const { shown: before, news: told } = usePriceNewsStore.getState();
    const shown: Shown = { choice, menus, settings, amounts };
    const isReadAgain = before !== null && (before.menus !== menus || before.settings !== settings);
    const isNews = isReadAgain && before.choice === choice;
    usePriceNewsStore.setState({ shown, news: isNews ? newsOf(told, before, shown) : stillTrue(told, shown) });
  }, [isReady, choice, menus, settings, known]);

  return news;
}
