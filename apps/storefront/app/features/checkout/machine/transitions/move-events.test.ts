import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import { checkoutTabs } from '../../../../state/checkout/tabs.ts';
import { filledCheckout, fineContext, stepOf } from '../testing/example-checkout.ts';

const on = (tab: CheckoutState['tab'], rest: Partial<CheckoutState> = {}): CheckoutState => ({
  ...filledCheckout,
  tab,
  ...rest,
});

describe('moving between tabs', () => {
  const open = { ...fineContext, payments: { isCashActive: true, isCardActive: false, isPaypalActive: false } };

  it('goes one step on or back, at the ends nowhere, E7 to E9 [CHK-03]', () => {
    const visited = checkoutTabs.map((tab) => stepOf(on(tab), { kind: 'next' }, open).state.tab);
    expect(visited).toEqual(['personal', 'delivery', 'payment', 'confirmation', 'confirmation']);
    const back = checkoutTabs.map((tab) => stepOf(on(tab), { kind: 'previous' }, open).state.tab);
    expect(back).toEqual(['type', 'type', 'personal', 'delivery', 'payment']);
  });

  it('jumps to any tab, E10 [CHK-04]', () => {
    for (const tab of checkoutTabs) expect(stepOf(on('type'), { kind: 'jump', tab }, open).state.tab).toBe(tab);
  });

  it('runs what entering payment brings, E10, E29 [CHK-04]', () => {
    expect(stepOf(on('type'), { kind: 'jump', tab: 'payment' }).effects).toEqual([
      { kind: 'refreshIntent', intentId: null },
    ]);
    expect(stepOf(on('delivery'), { kind: 'next' }).names).toEqual(['refreshIntent']);
  });

  it.each([{ isSubmitting: true }, { orderId: 'o1' }])(
    'is refused while the order is under way: %j, E7, E8, E10 [CHK-03, CHK-04]',
    (busy) => {
      for (const event of [{ kind: 'next' }, { kind: 'previous' }, { kind: 'jump', tab: 'type' }] as const)
        expect(stepOf(on('payment', busy), event).state.tab).toBe('payment');
    },
  );

  it('throws for a tab that does not exist, E11 [CHK-05, ERR-08]', () => {
    expect(() => stepOf(on('type'), { kind: 'jump', tab: 'foo' })).toThrow('Unknown checkout tab: foo');
    expect(() => stepOf(on('type', { isSubmitting: true }), { kind: 'jump', tab: 'foo' })).toThrow(
      'Unknown checkout tab: foo',
    );
  });

  it('begins again when the cart becomes empty, but not once the order is stored, E12', () => {
    expect(stepOf(on('payment'), { kind: 'cartEmptied' }).state.tab).toBe('type');
    expect(stepOf(on('confirmation', { orderId: 'o1' }), { kind: 'cartEmptied' }).state.tab).toBe('confirmation');
    const told = on('type', { alert: { code: 'order_exists', orderNumber: 7 } });
    expect(stepOf(told, { kind: 'cartEmptied' }).state.alert?.code).toBe('order_exists');
  });
});
