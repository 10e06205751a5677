import type { ReceiptDiscount } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { describe, expect, it } from 'vitest';
import { writeDiscount } from './discounts.ts';

const format = createFormat('fr', 'EUR');
const none: ReceiptDiscount = {
  type: 'percentage',
  amountCents: 250,
  code: null,
  percentBp: 0,
  fixedCents: 0,
  target: null,
  gender: 'f',
};
const write = (discount: Partial<ReceiptDiscount>) =>
  writeDiscount({ ...none, ...discount }, format).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the reason of a discount', () => {
  it.each<[Partial<ReceiptDiscount>, string]>([
    [{ percentBp: 1000 }, 'Remise de 10 %'],
    [{ percentBp: 550 }, 'Remise de 5,5 %'],
    [{ percentBp: 2000, target: 'Pizzas' }, '−20 % sur Pizzas'],
    [{ type: 'fixed_amount', fixedCents: 305 }, 'Remise de 3,05 €'],
    [{ type: 'buy_one_get_one', gender: 'm' }, '1 acheté = 1 offert'],
    [{ type: 'buy_one_get_one', gender: 'f' }, '1 achetée = 1 offerte'],
    [{ type: 'fixed_amount' }, 'Remise'],
  ])('%j is said as "%s" [CRT-29]', (discount, sentence) => {
    expect(write(discount)).toBe(sentence);
  });

  it('is the code of a coupon, whatever it takes off [CRT-29]', () => {
    expect(write({ code: 'PIZZA{value}', percentBp: 1000, target: 'Pizzas' })).toBe('Code PIZZA{value}');
  });
});
