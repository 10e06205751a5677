import { expect, it } from 'vitest';
import { errorOf, openTestSandbox } from '../testing/open-test-sandbox.ts';

it('keeps customers, changes them and finds them by mail', async () => {
  const { stripe } = await openTestSandbox();
  const { id } = await stripe.customers.create({
    email: 'camille@example.com',
    name: 'Camille Martin',
    phone: '0612345678',
  });
  await stripe.customers.create({ email: 'someone@example.com' });
  await stripe.customers.update(id, { phone: '', metadata: { table: '4' } });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    object: 'customer',
    name: 'Camille Martin',
    phone: null,
    metadata: { table: '4' },
  });
  expect((await stripe.customers.list({ email: 'camille@example.com' })).data.map((customer) => customer.id)).toEqual([
    id,
  ]);
  expect(await errorOf(stripe.customers.retrieve('cus_nobody'))).toMatchObject({ statusCode: 404 });
});

it('forgets a customer for good, and takes no payment for one', async () => {
  const { stripe } = await openTestSandbox();
  const { id } = await stripe.customers.create({ email: 'camille@example.com', name: 'Camille Martin' });
  expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(id)).toEqual({ id, object: 'customer', deleted: true });
  expect((await stripe.customers.list({ email: 'camille@example.com' })).data).toEqual([]);
  expect(await errorOf(stripe.customers.del(id))).toMatchObject({ statusCode: 404 });
  const payment = { amount: 1000, currency: 'eur', customer: id };
  expect(await errorOf(stripe.paymentIntents.create(payment))).toMatchObject({ statusCode: 400, param: 'customer' });
});
