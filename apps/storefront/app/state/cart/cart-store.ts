import { type CartEntry, type CartLine, mergeLine, replaceLine, setNote, setQuantity } from '@comptoir/domain';
import { randomId, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import type { Cart } from './cart.ts';
import { readCart } from './read-cart.ts';

const stored = storedValue('local', 'cart', readCart);
const emptyCart: Cart = { lines: [], coupon: null, freeItemChoices: [], attempt: null, hold: null };

interface CartState extends Cart {
  isReady: boolean;
}

export const useCartStore = create<CartState>(() => ({ ...emptyCart, isReady: false }));

/** Reads storage first, because another tab may have changed the cart. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const { isReady: _, ...inMemory } = useCartStore.getState();
  const cart = change(stored.read() ?? inMemory);
  useCartStore.setState({ ...cart, isReady: true });
  stored.write(cart);
}

/** What may be paid on PayPal's page at this moment stays as it is, whichever tab asks (PYX-44). */
const changeOrder = (change: (cart: Cart) => Partial<Cart>) =>
  changeCart((cart) => (cart.attempt?.away ? cart : { ...cart, ...change(cart) }));

const changeLines = (change: (lines: CartEntry[]) => CartEntry[]) =>
  changeOrder(({ lines }) => ({ lines: change(lines) }));

/** Returns an undo function. It has no effect once the cart has changed again. */
export function changeForNow(change: () => void): () => void {
  const { lines: before } = useCartStore.getState();
  change();
  const after = JSON.stringify(useCartStore.getState().lines);
  return () => changeLines((lines) => (JSON.stringify(lines) === after ? before : lines));
}

/** If an equal line exists, its quantity increases and no line is added (CRT-04). */
export const addLine = (line: CartLine) => changeLines((lines) => mergeLine(lines, { id: randomId(), ...line }));
/** Returns false if the cart is full, so that some of the lines were not added. */
export function addLines(added: CartLine[]): boolean {
  const countOf = (lines: CartLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0);
  let isAll = true;
  changeLines((known) => {
    const lines = added.reduce((all, line) => mergeLine(all, { id: randomId(), ...line }), known);
    isAll = countOf(lines) === countOf(known) + countOf(added);
    return lines;
  });
  return isAll;
}
export const setLineQuantity = (id: string, count: number) => changeLines((lines) => setQuantity(lines, id, count));
export const setLineNote = (id: string, note: string) => changeLines((lines) => setNote(lines, id, note));
export const changeLine = (line: CartEntry) => changeLines((lines) => replaceLine(lines, line));
/** Only stores the code; the server checks if it is valid. */
export const setCoupon = (coupon: string | null) => changeOrder(() => ({ coupon }));
export const emptyTheCart = () => changeCart(() => emptyCart);

export function connectCart(): () => void {
  const load = () => useCartStore.setState({ ...(stored.read() ?? emptyCart), isReady: true });
  load();
  return stored.onForeignChange(load);
}

export function useCartCount(): number {
  return useCartStore((cart) => cart.lines.reduce((count, line) => count + line.quantity, 0));
}
