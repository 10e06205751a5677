import { expect, it } from 'vitest';
import { countWork } from './count-work.ts';

const change = (name: string, isExtra = false, quantity = 1) => ({ name, quantity, group: null, isExtra });
const line = (name: string, quantity: number, ...changes: ReturnType<typeof change>[]) => ({ name, quantity, changes });

it('counts the dishes of all orders, the most first, then how many come in another way [BRD-61]', () => {
  const orders = [
    { lines: [line('Reine', 1), line('Margherita', 2, change('Sans gluten'), change('Burrata', true))] },
    { lines: [line('Margherita', 3), line('Reine', 1, change('Sans gluten'), change('Olives', false, 0))] },
  ];
  expect(countWork(orders)).toEqual([
    { name: 'Margherita', count: 5 },
    { name: 'Reine', count: 2 },
    { name: 'Sans gluten', count: 3 },
  ]);
  expect(countWork([])).toEqual([]);
});
