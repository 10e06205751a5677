import { describe, expect, it, vi } from 'vitest';
import {
  addLine,
  changeCart,
  connectCart,
  emptyTheCart,
  replaceLine,
  setCoupon,
  setLineNote,
  setLineQuantity,
  useCartStore,
} from './cart-store.ts';

const line = { itemId: 201, options: [], quantity: 1, note: '' };
const lines = () => useCartStore.getState().lines;
const inAnotherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem('cart');
  else localStorage.setItem('cart', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
};

describe('the cart', () => {
  it('survives a reload with ids, quantities, notes and the code, and no price [CRT-05]', () => {
    addLine({ ...line, note: 'Sans sucre' });
    setCoupon('BIENVENUE10');
    useCartStore.setState({ lines: [], coupon: null, isReady: false });
    connectCart()();
    expect(lines()).toEqual([{ ...line, note: 'Sans sucre' }]);
    expect(useCartStore.getState().coupon).toBe('BIENVENUE10');
    expect(localStorage.getItem('cart')).not.toMatch(/cents|price/i);
  });

  it('merges equal lines, changes quantity and note, and drops a line at zero [CRT-04]', () => {
    addLine(line);
    addLine(line);
    addLine({ ...line, note: 'Sans sucre' });
    expect(lines().map(({ quantity }) => quantity)).toEqual([2, 1]);
    setLineNote(1, 'Bien froid');
    expect(lines()[1]?.note).toBe('Bien froid');
    setLineQuantity(0, 0);
    expect(lines()).toHaveLength(1);
  });

  it('merges a changed line with the one that it became equal to, and else keeps its place [CRT-04]', () => {
    addLine(line);
    addLine({ ...line, itemId: 202 });
    replaceLine(0, { ...line, quantity: 3 });
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [201, 3],
      [202, 1],
    ]);
    replaceLine(0, { ...line, itemId: 202 });
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[202, 2]]);
  });

  it.each([
    ['not JSON', '{'],
    ['a number', '12'],
    ['null', 'null'],
    ['a list', '[]'],
    ['lines that are no list', '{"lines":{"0":1}}'],
    ['lines of an old shape', '{"lines":[{"id":"pizza","price":"<script>"}]}'],
    ['a quantity of nothing', '{"lines":[{"itemId":201,"quantity":0}]}'],
    ['a quantity beyond reason', '{"lines":[{"itemId":201,"quantity":1e9}]}'],
    ['an endless note', JSON.stringify({ lines: [{ itemId: 201, quantity: 1, note: 'x'.repeat(501) }] })],
  ])('is empty, never broken, where the stored one is %s [CRT-05]', (_, stored) => {
    localStorage.setItem('cart', stored);
    connectCart()();
    expect(lines()).toEqual([]);
    addLine(line);
    expect(lines()).toEqual([line]);
  });

  it('keeps the good lines of a stored cart that has a bad one [CRT-05]', () => {
    localStorage.setItem(
      'cart',
      JSON.stringify({ lines: [{ itemId: 201, quantity: 2 }, { itemId: 'x' }], coupon: null, attempt: { localId: 5 } }),
    );
    connectCart()();
    expect(lines()).toEqual([{ ...line, quantity: 2 }]);
    expect(useCartStore.getState().attempt).toBeNull();
  });

  it('loses nothing between two tabs: what the other added is there, and is kept by the next change [CRT-05]', () => {
    const stop = connectCart();
    addLine(line);
    inAnotherTab(JSON.stringify({ lines: [line, { ...line, itemId: 202 }] }));
    expect(lines()).toHaveLength(2);
    // The other tab's event has not arrived yet.
    localStorage.setItem('cart', JSON.stringify({ lines: [line, { ...line, itemId: 202 }, { ...line, itemId: 203 }] }));
    setLineQuantity(0, 5);
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [201, 5],
      [202, 1],
      [203, 1],
    ]);
    stop();
  });

  it('is emptied here by an order in another tab [CRT-05]', () => {
    const stop = connectCart();
    addLine(line);
    inAnotherTab(null);
    expect(lines()).toEqual([]);
    stop();
  });

  it('works in memory where storage throws [STO-10]', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    connectCart()();
    addLine(line);
    addLine({ ...line, itemId: 202 });
    expect(lines()).toHaveLength(2);
    emptyTheCart();
    expect(lines()).toEqual([]);
  });

  it('keeps the attempt to order beside the lines [CRT-05]', () => {
    addLine(line);
    const attempt = { localId: 'a1', paymentIntentId: null, body: { lines: [] } };
    changeCart((cart) => ({ ...cart, attempt }));
    useCartStore.setState({ attempt: null });
    connectCart()();
    expect(useCartStore.getState().attempt).toEqual(attempt);
  });
});
