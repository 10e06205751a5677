import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** A flag only: the components that show the orders read them from their own module (LIV-27). */
export const useHasOrders = create<{ hasOrders: boolean }>(() => ({ hasOrders: false }));

export function watchOrders(): void {
  const look = () => useHasOrders.setState({ hasOrders: isStored('local', 'orders') });
  look();
  storedValue('local', 'orders', (value) => value).onForeignChange(look);
}
