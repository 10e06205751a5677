import type { Stock } from '@comptoir/contract';
import type { Menu, StockLength, StockTarget } from '@comptoir/domain';
import { isPageVisible, randomId, watchVisible } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { takeStock, useStockStore } from '../../state/stock/stock-store.ts';
import { keyOf } from './list-things.ts';

/** The polling interval on pages without the board's stream. */
const everyMs = 10_000;

interface StockAnswer {
  answer: Answer<Menu[]>;
  ask: () => void;
}

/** While mounted, the hook also keeps the stock store up to date. */
export function useStock(): StockAnswer {
  const { answer, ask } = useAnswer(async () => {
    const [menus, stock] = await Promise.all([editorCaller.menus(), officeCaller.stock()]);
    takeStock(stock);
    return { menus, asOf: namesOf(stock) };
  });
  const [newer, setNewer] = useState<Menu[] | null>(null);
  const current = useStockStore(({ stock }) => namesOf(stock));
  const isHere = answer.kind === 'here';
  // If a refresh fails, the last answer stays visible.
  const askStock = useEffectEvent(() => {
    if (isHere && isPageVisible()) void officeCaller.stock().then(takeStock, () => undefined);
  });
  // Menus lack the details of dishes that are sold out without an end, so a change of these needs new menus.
  const askMenus = useEffectEvent((names: string) => {
    if (isHere && answer.value.asOf !== names) void editorCaller.menus().then(setNewer, () => undefined);
  });
  useEffect(() => askMenus(current), [current]);
  useEffect(() => {
    const timer = setInterval(() => askStock(), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => watchVisible(() => askStock()), []);
  return { answer: isHere ? { kind: 'here', value: newer ?? answer.value.menus } : answer, ask: () => void ask() };
}

const namesOf = (stock: Stock | null) => (stock?.stockOuts ?? []).map(keyOf).join();

/** `actionId` must be new for each decision of the user. A retry with the same id changes nothing. */
export async function markSoldOut(
  actionId: string,
  targets: readonly StockTarget[],
  length: StockLength,
): Promise<void> {
  takeStock(await officeCaller.markSoldOut(actionId, targets, length));
}

/** Null ends the count of a dish. `actionId` must be new for each decision of the user. */
export async function countStock(actionId: string, itemId: number, left: number | null): Promise<void> {
  takeStock(await editorCaller.countStock(actionId, itemId, left));
}

export async function putBack(targets: readonly StockTarget[]): Promise<void> {
  takeStock(await officeCaller.putBack(randomId(), targets));
}
