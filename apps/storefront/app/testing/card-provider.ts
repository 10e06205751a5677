import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { useCardStore } from '../features/checkout/card/card-store.ts';

interface Result {
  error?: { type: string; code?: string; decline_code?: string; message?: string; payment_intent?: { status: string } };
  paymentIntent?: { id: string; status: string };
}

const listeners = new Map<string, (event: object) => void>();

const element = {
  mount: vi.fn(),
  destroy: vi.fn(),
  on: vi.fn((name: string, listener: (event: object) => void) => listeners.set(name, listener)),
  update: vi.fn((_options: object) => undefined),
  focus: vi.fn(),
};
const group = {
  create: vi.fn((_type: string, _options: object) => element),
  update: vi.fn(async (_options: object) => undefined),
  submit: vi.fn(async (): Promise<Pick<Result, 'error'>> => ({})),
};

/** What the provider's script defines: a form that holds a card, and the confirmation. The shop keeps the first one. */
export const cardProvider = {
  element,
  group,
  elements: vi.fn((_options: object) => group),
  confirmPayment: vi.fn(async (_options: { clientSecret: string }): Promise<Result> => ({})),
  emit: (name: string) => listeners.get(name)?.({}),
};

/** Defines the provider for one test, with a form that is ready once mounted. `vi.unstubAllGlobals` takes it away. */
export function defineCardProvider(): void {
  const { elements, confirmPayment } = cardProvider;
  const fakes = [...Object.values(element), ...Object.values(group), elements, confirmPayment];
  for (const fake of fakes) fake.mockClear();
  element.mount.mockImplementation(() => queueMicrotask(() => cardProvider.emit('ready')));
  group.submit.mockReset().mockResolvedValue({});
  confirmPayment.mockReset().mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'requires_capture' } });
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => ({ elements, confirmPayment }), { version: 'test' }),
  );
}

/** Waits for the form. Its code is loaded the first time, and React shows it between the looks. */
export async function seeCardForm(): Promise<void> {
  const look = async () => {
    await act(async () => undefined);
    expect(useCardStore.getState().form).not.toBeNull();
  };
  await vi.waitFor(look, { timeout: 5000 });
}
