import { describe, expect, it, vi } from 'vitest';
import {
  addLine,
  changeCart,
  changeLine,
  connectCart,
  emptyTheCart,
  setCoupon,
  setLineNote,
  setLineQuantity,
  useCartStore,
} from './cart-store.ts';

const line = { itemId: 201, options: [], quantity: 1, note: '' };
const lines = () => useCartStore.getState().lines;
/** The lines without the ids that they were given. */
const dishes = () => lines().map(({ id: _, ...dish }) => dish);
const idOf = (itemId: number) => lines().find((known) => known.itemId === itemId)?.id ?? 'none';
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
    expect(dishes()).toEqual([{ ...line, note: 'Sans sucre' }]);
    expect(useCartStore.getState().coupon).toBe('BIENVENUE10');
    expect(localStorage.getItem('cart')).not.toMatch(/cents|price/i);
  });

  it('merges equal lines, changes quantity and note, and drops a line at zero [CRT-04]', () => {
    addLine(line);
    addLine(line);
    addLine({ ...line, note: 'Sans sucre' });
    expect(lines().map(({ quantity }) => quantity)).toEqual([2, 1]);
    setLineNote(lines()[1]?.id ?? '', 'Bien froid');
    expect(lines()[1]?.note).toBe('Bien froid');
    setLineQuantity(lines()[0]?.id ?? '', 0);
    expect(lines()).toHaveLength(1);
  });

  it('merges a changed line with the one that it became equal to, and else keeps its place [CRT-04]', () => {
    addLine(line);
    addLine({ ...line, itemId: 202 });
    changeLine({ ...line, id: idOf(201), quantity: 3 });
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [201, 3],
      [202, 1],
    ]);
    changeLine({ ...line, id: idOf(201), itemId: 202 });
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
    expect(dishes()).toEqual([line]);
  });

  it('keeps the good lines of a stored cart that has a bad one [CRT-05]', () => {
    localStorage.setItem(
      'cart',
      JSON.stringify({ lines: [{ itemId: 201, quantity: 2 }, { itemId: 'x' }], coupon: null, attempt: { localId: 5 } }),
    );
    connectCart()();
    expect(dishes()).toEqual([{ ...line, quantity: 2 }]);
    expect(useCartStore.getState().attempt).toBeNull();
  });

  it('loses nothing between two tabs: what the other added is there, and is kept by the next change [CRT-05]', () => {
    const stop = connectCart();
    addLine(line);
    inAnotherTab(JSON.stringify({ lines: [line, { ...line, itemId: 202 }] }));
    expect(lines()).toHaveLength(2);
    // The other tab's event has not arrived yet.
    localStorage.setItem('cart', JSON.stringify({ lines: [line, { ...line, itemId: 202 }, { ...line, itemId: 203 }] }));
    setLineQuantity(idOf(201), 5);
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [201, 5],
      [202, 1],
      [203, 1],
    ]);
    stop();
  });

  it('edits the line that was meant, wherever another tab has moved it [CRT-05]', () => {
    addLine(line);
    addLine({ ...line, itemId: 202 });
    const [first, second] = lines();
    const id = second?.id ?? '';
    // The other tab took the first line away and added one; its event has not arrived yet.
    localStorage.setItem('cart', JSON.stringify({ lines: [second, { ...line, id: 'c', itemId: 203 }] }));
    setLineQuantity(id, 4);
    expect(lines().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [202, 4],
      [203, 1],
    ]);
    setLineQuantity(first?.id ?? '', 9);
    expect(lines()).toHaveLength(2);
  });

  it('gives the lines of a cart of the version before ids, the same at each reading [CRT-05]', () => {
    const old = { lines: [line, { ...line, itemId: 202, note: 'Bien froid' }], coupon: null, attempt: null };
    localStorage.setItem('cart', JSON.stringify(old));
    connectCart()();
    const id = idOf(202);
    // A tab of that version moved it before this one wrote anything.
    localStorage.setItem('cart', JSON.stringify({ ...old, lines: old.lines.toReversed() }));
    setLineQuantity(id, 3);
    expect(dishes()).toEqual([{ ...line, itemId: 202, note: 'Bien froid', quantity: 3 }, line]);
    expect(JSON.parse(localStorage.cart).lines.map(({ id: kept }: { id: string }) => kept)).toEqual(
      lines().map((known) => known.id),
    );
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
