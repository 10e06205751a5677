import { createId } from '../../create-id.ts';
import { answer, refuseMissing, refuseParameter } from '../../http/answer.ts';
import { isRefused, readParameters, text } from '../../http/read-parameters.ts';
import { type PaymentMethodDomain, walletKinds } from '../../ledger/stripe-objects.ts';
import type { Call, Operation } from '../call.ts';
import { listKinds, listPage } from '../list-page.ts';

const active = { status: 'active' } as const;

/** Apple looks for its file on the host; the sandbox is told what it finds. */
const appleStatus = ({ wallets: { appleRefusal } }: Call): PaymentMethodDomain['apple_pay'] =>
  appleRefusal === null ? active : { status: 'inactive', status_details: { error_message: appleRefusal } };

export const createDomain: Operation = (call) => {
  const given = readParameters(call.form, { domain_name: text });
  if (isRefused(given)) return given;
  const { domain_name } = given;
  if (!domain_name) return refuseParameter('domain_name', 'Missing required param: domain_name.', 'parameter_missing');
  if (!/^[a-z\d.-]+$/.test(domain_name)) return refuseParameter('domain_name', `Invalid domain: ${domain_name}`);
  const known = call.changes.list('domains').find((one) => one.domain_name === domain_name);
  if (known) return answer(known);
  const domain: PaymentMethodDomain = {
    id: createId('pmd'),
    object: 'payment_method_domain',
    apple_pay: appleStatus(call),
    created: call.now,
    domain_name,
    enabled: true,
    google_pay: active,
    link: active,
    livemode: false,
  };
  call.changes.put('domains', domain);
  return answer(domain);
};

export const listDomains: Operation = ({ changes, form }) => {
  const given = readParameters(form, { ...listKinds, domain_name: text });
  if (isRefused(given)) return given;
  const domains = changes
    .list('domains')
    .filter(({ domain_name }) => !given.domain_name || domain_name === given.domain_name);
  return listPage('/v1/payment_method_domains', domains, given);
};

export const validateDomain: Operation = (call) => {
  const given = readParameters(call.form, {});
  if (isRefused(given)) return given;
  const before = call.changes.get('domains', call.id);
  if (!before) return refuseMissing(404, 'payment_method_domain', call.id, 'payment_method_domain');
  const domain = { ...before, apple_pay: appleStatus(call) };
  call.changes.put('domains', domain);
  return answer(domain);
};

/**
 * The wallets that can pay on a host. The sandbox has it for its own frame, instead of what Stripe’s frame learns from Stripe
 * and from the device.
 */
export const listWallets: Operation = ({ changes, form, wallets }) => {
  const given = readParameters(form, { domain: text });
  if (isRefused(given)) return given;
  const domain = changes.list('domains').find(({ domain_name }) => domain_name === given.domain);
  const available = walletKinds.filter(
    (kind) => domain?.enabled && domain[kind].status === 'active' && wallets.device.includes(kind),
  );
  return answer({ object: 'wallets', available });
};
