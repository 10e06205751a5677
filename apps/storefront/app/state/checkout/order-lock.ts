import { isCheckoutLocked } from './checkout-state.ts';
import { useCheckoutStore } from './checkout-store.ts';

/** True if a payment may be in progress, so that no page of this tab may reload (DEC-28). */
export const isOrderUnderWay = (): boolean => isCheckoutLocked(useCheckoutStore.getState().state);

/** Runs the task at once, or later when no order is in progress (DEC-28). */
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
