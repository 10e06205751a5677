import { leftOut } from '../../../platform/built-for.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import { PaymentUnavailable } from './payment-unavailable.tsx';

/** Loaded by those alone who may pay by PayPal, or who left for its page. A payment may be in progress, so nothing reloads. */
const parts = async () =>
  import.meta.env.VITE_BUILT_FOR === 'stores' ? leftOut() : import('../paypal/paypal-parts.tsx');

export const PaypalRow = lazyPart(async () => (await parts()).PaypalRow, {
  Instead: PaymentUnavailable,
  reloads: false,
});
export const AwayStep = lazyPart(async () => (await parts()).AwayStep, { Instead: PaymentUnavailable });
