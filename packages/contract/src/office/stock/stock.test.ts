import type { StockLength } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../../wire/codecs.ts';
import { putBackBody, type Stock, soldOutBody, stockSchema } from './stock.ts';
import { putBackCall, soldOutCall } from './stock-endpoints.ts';

const at = Temporal.Instant.from('2026-11-20T18:31:00Z');
const until = Temporal.Instant.from('2026-11-20T21:30:00Z');
const stock: Stock = {
  stockOuts: [
    { kind: 'item', id: 101, until, by: 'Ali', at },
    { kind: 'choice', id: 31, until: null, by: 'Cuisine 1', at },
  ],
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
      const { stockOuts, serviceUntil } = toWire(stockSchema, stock);
      expect(fromWire(stockSchema, { stockOuts: [{ ...stockOuts[0], ...change }], serviceUntil })).toBeNull();
      expect(fromWire(stockSchema, { stockOuts, serviceUntil: '' })).toBeNull();
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
});
