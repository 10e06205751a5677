import { describe, expect, it } from 'vitest';
import { actionSchemas } from '../actions/action-schema.ts';
import { actionFromWire, actionToWire, type StaffAction } from '../actions/action-wire.ts';
import { putBackCall, soldOutCall } from './stock-endpoints.ts';
import { putBackBody, soldOutBody, stockSchema } from './stock-schema.ts';
import { type Stock, stockFromWire, stockToWire } from './stock-wire.ts';

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

describe('what is sold out on the wire', () => {
  it('comes back as it went, with the restaurant’s offset between [STK-02]', () => {
    const wire = stockToWire(stock, 'Europe/Paris');
    expect(stockSchema.safeParse(wire).error).toBeUndefined();
    expect(wire).toMatchObject({
      stock_outs: [{ until: '2026-11-20T22:30:00+01:00' }, { until: null }],
      service_until: '2026-11-20T22:30:00+01:00',
    });
    expect(stockFromWire(JSON.parse(JSON.stringify(wire)))).toEqual(stock);
  });

  it.each([[{ kind: 'menu' }], [{ id: 'x' }], [{ at: '' }], [{ until: 'soon' }], [{ until: undefined }]])(
    'is not known where something of it can’t be read: %j',
    (change) => {
      const { stock_outs, service_until } = stockToWire(stock, 'Europe/Paris');
      expect(stockFromWire({ stock_outs: [{ ...stock_outs[0], ...change }], service_until })).toBeNull();
      expect(stockFromWire({ stock_outs, service_until: '' })).toBeNull();
    },
  );

  it('is asked for by a word or by the day on which it is back [STK-02]', () => {
    const bodyOf = (length: Parameters<typeof soldOutCall.send & object>[2]) =>
      soldOutCall.send?.(actionId, stock.stockOuts, length).body;
    expect(soldOutBody.parse(bodyOf('service'))).toMatchObject({ for: 'service', targets: [{ id: 101 }, { id: 31 }] });
    expect(soldOutBody.parse(bodyOf(Temporal.PlainDate.from('2026-11-28')))).toMatchObject({
      for: 'date',
      until: '2026-11-28',
    });
    expect(putBackBody.parse(putBackCall.send?.(actionId, stock.stockOuts).body).targets).toEqual([
      { kind: 'item', id: 101 },
      { kind: 'choice', id: 31 },
    ]);
  });

  it.each<[Extract<StaffAction, { kind: 'refuse' }>['soldOut']]>([
    [undefined],
    [{ itemIds: [101], until: 'service' }],
    [{ itemIds: [101, 201], until }],
    [{ itemIds: [101], until: null }],
  ])('goes with a refusal as it is meant: %j [BRD-30]', (soldOut) => {
    const action: StaffAction = { kind: 'refuse', reason: 'sold_out', message: null, ...(soldOut && { soldOut }) };
    const body = actionToWire(action, { actionId, version: 1, timeZone: 'Europe/Paris' });
    const read = actionSchemas.refuse.parse(JSON.parse(JSON.stringify(body)));
    expect(actionFromWire('refuse', read, 'Europe/Paris')).toEqual(action);
  });
});
