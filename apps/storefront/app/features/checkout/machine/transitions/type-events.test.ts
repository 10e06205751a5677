import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import { checkoutTabs } from '../../../../state/checkout/tabs.ts';
import { filledCheckout, fineContext, stepOf } from '../testing/example-checkout.ts';

const on = (tab: CheckoutState['tab'], rest: Partial<CheckoutState> = {}): CheckoutState => ({
  ...filledCheckout,
  tab,
  ...rest,
});
const belowMinimum = {
  ...fineContext,
  deliveryQuote: { state: 'refused', reason: 'below_minimum', minimumCents: 1500 },
} as const;

describe('the type tab', () => {
  it('comes first [CHK-01, CHK-02]', () => {
    expect(checkoutTabs).toEqual(['type', 'personal', 'delivery', 'payment', 'confirmation']);
    expect(initialCheckout.tab).toBe('type');
  });

  it('sets the mode and moves to personal after half a second, E1, E4, E5 [CHK-06, CHK-07]', () => {
    for (const mode of ['pickup', 'delivery'] as const) {
      const chosen = stepOf(initialCheckout, { kind: 'chooseMode', mode });
      expect(chosen.effects).toEqual([
        { kind: 'setMode', mode },
        { kind: 'startTimer', milliseconds: 500 },
      ]);
      expect(chosen.state.tab).toBe('type');
      expect(stepOf(chosen.state, { kind: 'timerEnded' }).state).toMatchObject({
        tab: 'personal',
        isTimerRunning: false,
      });
    }
  });

  it('ignores delivery where there is none, E2', () => {
    const context = {
      ...fineContext,
      deliveryQuote: { state: 'refused', reason: 'delivery_inactive', minimumCents: 0 },
    } as const;
    expect(stepOf(initialCheckout, { kind: 'chooseMode', mode: 'delivery' }, context)).toEqual({
      state: initialCheckout,
      effects: [],
      names: [],
    });
  });

  it('stays for a delivery below the minimum without flat charge, E3 [CHK-08]', () => {
    const running = { ...initialCheckout, isTimerRunning: true };
    const { state, names } = stepOf(running, { kind: 'chooseMode', mode: 'delivery' }, belowMinimum);
    expect(names).toEqual(['setMode', 'cancelTimer']);
    expect(state.alert).toEqual({ code: 'below_minimum', minimumCents: 1500 });
    expect(stepOf(state, { kind: 'timerEnded' }).state.tab).toBe('type');
  });

  it.each([
    [1499, 0, 'below_minimum'],
    [1499, 200, undefined],
    [1500, 0, undefined],
  ])(
    'counts the minimum before any place is known: %i cents, flat charge %i, E3 [CHK-08]',
    (deliverySubtotalCents, flatChargeCents, code) => {
      const context = {
        ...fineContext,
        deliverySubtotalCents,
        deliveryQuote: { state: 'unknown', minimumCents: 1500, flatChargeCents },
      } as const;
      const { state } = stepOf(initialCheckout, { kind: 'chooseMode', mode: 'delivery' }, context);
      expect([state.alert?.code, state.isTimerRunning]).toEqual([code, code === undefined]);
    },
  );

  it('opens the location picker for a delivery without a place, E4', () => {
    const { names } = stepOf(
      initialCheckout,
      { kind: 'chooseMode', mode: 'delivery' },
      { ...fineContext, location: null },
    );
    expect(names).toEqual(['setMode', 'startTimer', 'openPicker']);
  });

  it('forgets the half second when it is left, E6 [CHK-06]', () => {
    const running = { ...initialCheckout, isTimerRunning: true };
    for (const event of [{ kind: 'next' }, { kind: 'jump', tab: 'delivery' }, { kind: 'leavePage' }] as const) {
      const { state, names } = stepOf(running, event);
      expect([state.isTimerRunning, names]).toEqual([false, ['cancelTimer']]);
    }
    expect(stepOf(initialCheckout, { kind: 'leavePage' }).names).toEqual([]);
    expect(stepOf(on('delivery'), { kind: 'timerEnded' }).state.tab).toBe('delivery');
  });

  it('can not be changed while the order is under way', () => {
    const locked = { ...initialCheckout, isAuthorised: true };
    expect(stepOf(locked, { kind: 'chooseMode', mode: 'delivery' }).effects).toEqual([]);
    expect(stepOf(on('personal'), { kind: 'chooseMode', mode: 'delivery' }).effects).toEqual([]);
  });
});
