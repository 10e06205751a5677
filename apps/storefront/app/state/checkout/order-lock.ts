import { isCheckoutLocked } from './checkout-state.ts';
import { useCheckoutStore } from './checkout-store.ts';

/** Whether cart and mode are read-only: an order is on its way (DEC-28). */
export const useIsCartLocked = (): boolean => useCheckoutStore(({ state }) => isCheckoutLocked(state));

/** Whether no page of this tab may be loaded again: a payment may be under way (DEC-28). */
export const isOrderUnderWay = (): boolean => isCheckoutLocked(useCheckoutStore.getState().state);

/** Does something at once, or as soon as no order is on its way (DEC-28). */
export function onceNoOrderIsUnderWay(task: () => void): void {
  if (!isOrderUnderWay()) {
    task();
    return;
  }
  const stop = useCheckoutStore.subscribe(({ state }) => {
    if (isCheckoutLocked(state)) return;
    stop();
    task();
  });
}
