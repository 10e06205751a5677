import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** Whether this browser keeps orders that are under way: what they are is read by what shows them, in a file of its own (LIV-27). */
export const useHasOrders = create<{ hasOrders: boolean }>(() => ({ hasOrders: false }));

/** Looks now, and whenever another tab ordered. */
export function watchOrders(): void {
  const look = () => useHasOrders.setState({ hasOrders: isStored('local', 'orders') });
  look();
  storedValue('local', 'orders', (value) => value).onForeignChange(look);
}
