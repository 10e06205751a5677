import type { StockLength } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../../wire/codecs.ts';
import { countBody, putBackBody, type Stock, soldOutBody, stockSchema } from './stock.ts';
import { countStockCall, putBackCall, soldOutCall } from './stock-endpoints.ts';

const at = Temporal.Instant.from('2026-11-20T18:31:00Z');
const until = Temporal.Instant.from('2026-11-20T21:30:00Z');
const stock: Stock = {
  stockOuts: [
    { kind: 'item', id: 101, until, by: 'Ali', at },
    { kind: 'choice', id: 31, until: null, by: 'Cuisine 1', at },
  ],
  counts: [{ itemId: 102, left: 7, until, by: 'Ali', at }],
  serviceUntil: until,
};
const actionId = '4f6f2d1c-6a0f-4a55-9a06-6c1c0f7b2b11';
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('what is sold out on the wire', () => {
  it('comes back as it went [STK-02]', () => {
    expect(fromWire(stockSchema, overTheWire(toWire(stockSchema, stock)))).toEqual(stock);
  });

  it.each([[{ kind: 'menu' }], [{ id: 'x' }], [{ at: '' }], [{ until: 'soon' }], [{ until: undefined }]])(
    'is not known where something of it can’t be read: %j',
    (change) => {
      const wire = toWire(stockSchema, stock);
      expect(fromWire(stockSchema, { ...wire, stockOuts: [{ ...wire.stockOuts[0], ...change }] })).toBeNull();
      expect(fromWire(stockSchema, { ...wire, serviceUntil: '' })).toBeNull();
    },
  );

  it.each<[StockLength]>([['service'], [Temporal.PlainDate.from('2026-11-28')]])(
    'is asked for by a word or by the day on which it is back: %s [STK-02]',
    (length) => {
      const { body } = soldOutCall.send?.(actionId, stock.stockOuts, length) ?? {};
      expect(fromWire(soldOutBody, overTheWire(body))).toEqual({
        actionId,
        targets: [
          { kind: 'item', id: 101 },
          { kind: 'choice', id: 31 },
        ],
        length,
      });
    },
  );

  it('is put back without a length [STK-02]', () => {
    const { body } = putBackCall.send?.(actionId, stock.stockOuts) ?? {};
    expect(fromWire(putBackBody, overTheWire(body))?.targets).toHaveLength(2);
  });

  it.each([[0], [999], [null]])('is counted for a service: %s [STK-09]', (left) => {
    const { body } = countStockCall.send?.(actionId, 101, left) ?? {};
    expect(fromWire(countBody, overTheWire(body))).toEqual({ actionId, itemId: 101, left });
  });

  it.each([[-1], [1.5], [1_000], [1e9], ['7'], [undefined]])('can’t be counted as %s [STK-09]', (left) => {
    expect(fromWire(countBody, { actionId, itemId: 101, left })).toBeNull();
  });
});
