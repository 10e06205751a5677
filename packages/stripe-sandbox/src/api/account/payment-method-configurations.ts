import { isRefused, readParameters } from '../../http/read-parameters.ts';
import type { PaymentMethodConfiguration } from '../../ledger/stripe-objects.ts';
import type { Operation } from '../call.ts';
import { listKinds, listPage } from '../list-page.ts';

const offered = (isOn: boolean): PaymentMethodConfiguration['card'] => ({
  available: isOn,
  display_preference: { overridable: null, preference: 'on', value: isOn ? 'on' : 'off' },
});

/** The account has one configuration, which takes cards, and PayPal where the sandbox is told so. */
export const listConfigurations: Operation = ({ form, paypal }) => {
  const given = readParameters(form, listKinds);
  if (isRefused(given)) return given;
  const standard: PaymentMethodConfiguration = {
    id: 'pmc_sandbox',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    card: offered(true),
    created: 0,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    paypal: offered(paypal.isAvailable),
  };
  return listPage('/v1/payment_method_configurations', [standard], given);
};
