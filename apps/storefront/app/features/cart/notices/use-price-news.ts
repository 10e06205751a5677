import { useEffect } from 'react';
import { create } from 'zustand';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { ShownCatalogue } from '../../../state/shop/catalogue-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';

interface ShownAmount {
  /** A key of the line's dish and options. */
  key: string;
  /** The name of the dish. Null for the delivery fee. */
  name: string | null;
  afterCents: number;
}

export interface PriceNews extends ShownAmount {
  beforeCents: number;
}

/** The amounts that were shown last, with the catalogue they came from. */
interface Shown extends Pick<ShownCatalogue, 'menus' | 'settings'> {
  /** A key of place and time. If it changes, the customer's choice has caused the new prices. */
  choice: string;
  amounts: ShownAmount[];
}

const usePriceNewsStore = create<{ shown: Shown | null; news: PriceNews[] }>(() => ({ shown: null, news: [] }));

export function forgetPriceNews(): void {
  usePriceNewsStore.setState({ news: [] });
}

/** New and undismissed price changes. A price that is back at its old value is dropped. */
function newsOf(known: PriceNews[], before: Shown, after: Shown): PriceNews[] {
  return after.amounts.flatMap((amount) => {
    const isSame = ({ key }: ShownAmount) => key === amount.key;
    const beforeCents = known.find(isSame)?.beforeCents ?? before.amounts.find(isSame)?.afterCents;
    return beforeCents === undefined || beforeCents === amount.afterCents ? [] : [{ ...amount, beforeCents }];
  });
}

/** The undismissed changes whose amount is still current. */
function stillTrue(known: PriceNews[], { amounts }: Shown): PriceNews[] {
  const current = known.filter(({ key, afterCents }) =>
    amounts.some((amount) => amount.key === key && amount.afterCents === afterCents),
  );
  return current.length === known.length ? known : current;
}

/** Price changes of unchanged lines after a catalogue refresh, so that no total rises without a note. */
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
  // Without a possible delivery there is no fee. A missing fee is not a change of price.
  const fee = delivery.state === 'ok' ? [{ key: 'delivery', name: null, afterCents: priced.deliveryCents }] : [];
  const amounts = [...dishes, ...fee];
  const known = JSON.stringify(amounts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` represents the amounts, which each rendering creates again
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
