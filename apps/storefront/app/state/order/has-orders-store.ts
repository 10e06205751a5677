import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** The store has only a flag, because the components that show the orders load them separately (LIV-27). */
export const useHasOrders = create<{ hasOrders: boolean }>(() => ({ hasOrders: false }));

export function watchOrders(): void {
  const look = () => useHasOrders.setState({ hasOrders: isStored('local', 'orders') });
  look();
  storedValue('local', 'orders', (value) => value).onForeignChange(look);
}
