import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** The token of the visit for which this tab left. Its other tabs did not come back from anywhere. */
const left = storedValue('session', 'paypal', (value) => (typeof value === 'string' ? value : null));

export const hasLeftFor = (token: string): boolean => left.read() === token;

/** True from the answer with PayPal's address until the browser shows this page again. */
export const useLeavingStore = create<{ isLeaving: boolean }>(() => ({ isLeaving: false }));

export function noteLeaving(token: string): void {
  left.write(token);
  useLeavingStore.setState({ isLeaving: true });
}

export const noteBack = (): void => useLeavingStore.setState({ isLeaving: false });
