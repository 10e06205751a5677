import type { Stock } from '@comptoir/contract';
import type { Menu, StockLength, StockTarget } from '@comptoir/domain';
import { isPageVisible, randomId, watchVisible } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { takeStock, useStockStore } from '../../state/stock/stock-store.ts';
import { keyOf } from './list-things.ts';

/** Where no stream tells of changes, so often they are asked for. */
const everyMs = 10_000;

/** The menus, and how to ask for them again where they could not be read. */
interface StockAnswer {
  answer: Answer<Menu[]>;
  ask: () => void;
}

/** What can be sold out, kept up to date while it is shown, as is what is sold out, in its store. */
export function useStock(): StockAnswer {
  const { answer, ask } = useAnswer(async () => {
    const [menus, stock] = await Promise.all([officeCaller.menus(), officeCaller.stock()]);
    takeStock(stock);
    return { menus, asOf: namesOf(stock) };
  });
  const [newer, setNewer] = useState<Menu[] | null>(null);
  const current = useStockStore(({ stock }) => namesOf(stock));
  const isHere = answer.kind === 'here';
  // What could not be read again stays as it was said last; who marks something hears of it.
  const askStock = useEffectEvent(() => {
    if (isHere && isPageVisible()) void officeCaller.stock().then(takeStock, () => undefined);
  });
  // Menus show nothing of what the catalogue says of a dish that is sold out without an end.
  const askMenus = useEffectEvent((names: string) => {
    if (isHere && answer.value.asOf !== names) void officeCaller.menus().then(setNewer, () => undefined);
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
