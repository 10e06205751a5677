import { create } from 'zustand';

/** Whether an order is on its way in this tab: a submit runs, an authorisation stands or an order is stored but not finished (DEC-28). */
export const useOrderLock = create<{ isLocked: boolean }>(() => ({ isLocked: false }));

/** Whether cart and mode are read-only, for an order is on its way. */
export function useIsCartLocked(): boolean {
  return useOrderLock(({ isLocked }) => isLocked);
}

/** Whether no page of this tab may be loaded again, for a payment may be under way (DEC-28). */
export function isOrderUnderWay(): boolean {
  return useOrderLock.getState().isLocked;
}

/** Does something at once, or as soon as no order is on its way (DEC-28). */
export function onceNoOrderIsUnderWay(task: () => void): void {
  if (!isOrderUnderWay()) {
    task();
    return;
  }
  const stop = useOrderLock.subscribe(({ isLocked }) => {
    if (isLocked) return;
    stop();
    task();
  });
}
