import { describe, expect, it } from 'vitest';
import { type BulkText, changeOfDish } from './bulk-change.ts';
import { dishForm } from './dish-form.ts';

const prices = (price_pickup: number | null, price_delivery: number | null) =>
  dishForm.textOf({ item_price: { price_pickup, price_delivery, tax_rate: 10 } });
const bulk = (change: Partial<BulkText>): BulkText => ({
  kind: 'price',
  unit: 'percent',
  typed: '3',
  roundTo: '1',
  rate: '',
  sale: 'yes',
  categoryId: '1',
  ...change,
});
const priced = (change: Partial<BulkText>, text = prices(10.9, 11.9)) =>
  Object.values(changeOfDish(bulk(change), text) ?? { refused: 'refused' });

describe('a change of prices', () => {
  it.each<[Partial<BulkText>, string[]]>([
    [{}, ['11,23', '12,26']],
    [{ roundTo: '5' }, ['11,25', '12,25']],
    [{ roundTo: '10' }, ['11,20', '12,30']],
    [{ typed: '-2,5' }, ['10,63', '11,60']],
    [{ unit: 'amount', typed: '0,50' }, ['11,40', '12,40']],
    [{ unit: 'amount', typed: '-0,9', roundTo: '10' }, ['10,00', '11,00']],
    [{ typed: '' }, ['refused']],
    [{ typed: 'trois' }, ['refused']],
    [{ unit: 'amount', typed: '-11' }, ['refused']],
  ])('by %j is %j [MED-19]', (change, expected) => {
    expect(priced(change)).toEqual(expected);
  });

  it('leaves a mode without a price of its own as it is [MED-19]', () => {
    expect(priced({ unit: 'amount', typed: '1' }, prices(12, null))).toEqual(['13,00', '']);
  });
});
