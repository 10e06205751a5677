import { createId } from '../create-id.ts';
import { answer, refuseMissing } from '../http/answer.ts';
import { isRefused, readParameters, text, texts } from '../http/read-parameters.ts';
import { announce, type Operation } from './call.ts';
import { listKinds, listPage } from './list-page.ts';
import { mergeMetadata } from './merge-metadata.ts';

const kinds = { email: text, name: text, phone: text, description: text, metadata: texts };

export const createCustomer: Operation = (call) => {
  const given = readParameters(call.form, kinds);
  if (isRefused(given)) return given;
  const customer = {
    id: createId('cus'),
    object: 'customer' as const,
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    description: null,
    email: null,
    livemode: false as const,
    name: null,
    phone: null,
    shipping: null,
    ...given,
    metadata: mergeMetadata({}, given.metadata),
  };
  call.changes.put('customers', customer);
  announce(call, 'customer.created', customer);
  return answer(customer);
};

export const retrieveCustomer: Operation = ({ changes, id, form }) => {
  const given = readParameters(form, {});
  if (isRefused(given)) return given;
  const customer = changes.get('customers', id);
  if (customer?.deleted) return answer({ id, object: 'customer', deleted: true });
  return customer ? answer(customer) : refuseMissing(404, 'customer', id, 'id');
};

export const updateCustomer: Operation = (call) => {
  const given = readParameters(call.form, kinds);
  if (isRefused(given)) return given;
  const before = call.changes.get('customers', call.id);
  if (!before || before.deleted) return refuseMissing(404, 'customer', call.id, 'id');
  const customer = { ...before, ...given, metadata: mergeMetadata(before.metadata, given.metadata) };
  call.changes.put('customers', customer);
  announce(call, 'customer.updated', customer);
  return answer(customer);
};

export const deleteCustomer: Operation = (call) => {
  const given = readParameters(call.form, {});
  if (isRefused(given)) return given;
  const before = call.changes.get('customers', call.id);
  if (!before || before.deleted) return refuseMissing(404, 'customer', call.id, 'id');
  call.changes.put('customers', { ...before, email: null, name: null, phone: null, metadata: {}, deleted: true });
  announce(call, 'customer.deleted', before);
  return answer({ id: call.id, object: 'customer', deleted: true });
};

export const listCustomers: Operation = ({ changes, form }) => {
  const given = readParameters(form, { ...listKinds, email: text });
  if (isRefused(given)) return given;
  const customers = changes
    .list('customers')
    .filter(({ email, deleted }) => !deleted && (!given.email || email === given.email));
  return listPage('/v1/customers', customers, given);
};
