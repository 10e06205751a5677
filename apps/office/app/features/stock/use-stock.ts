import { isPageVisible, randomId, watchVisible } from '@comptoir/browser';
import type { Stock } from '@comptoir/contract';
import type { Menu, StockLength, StockTarget } from '@comptoir/domain';
import { useEffect, useEffectEvent } from 'react';
import { type Answer, useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { takeStock, useStockStore } from '../../state/stock/stock-store.ts';

/** Where no stream tells of changes, so often they are asked for. */
const everyMs = 10_000;

/** The menus with what is sold out of them. */
export interface StockAnswer {
  answer: Answer<Menu[]>;
  stock: Stock | null;
  ask: () => void;
}

/** What can be sold out and what is, kept up to date while it is shown. */
export function useStock(): StockAnswer {
  const { answer, ask } = useAnswer(async () => {
    const [menus, stock] = await Promise.all([officeCaller.menus(), officeCaller.stock()]);
    takeStock(stock);
    return menus;
  });
  const stock = useStockStore((state) => state.stock);
  const isHere = answer.kind === 'here';
  const askAgain = useEffectEvent(() => {
    // What could not be read again stays as it was said last; who marks something hears of it.
    if (isHere && isPageVisible()) void officeCaller.stock().then(takeStock, () => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => askAgain(), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => watchVisible(() => askAgain()), []);
  return { answer, stock, ask: () => void ask() };
}

/** Marks things as sold out, and knows what is then. `actionId` is a new one for each decision. */
export async function markSoldOut(
  actionId: string,
  targets: readonly StockTarget[],
  length: StockLength,
): Promise<void> {
  takeStock(await officeCaller.markSoldOut(actionId, targets, length));
}

/** Puts things back on sale, and knows what is sold out then. */
export async function putBack(targets: readonly StockTarget[]): Promise<void> {
  takeStock(await officeCaller.putBack(randomId(), targets));
}
