import { expect, it } from 'vitest';
import { authorisedIntent, errorOf, newIntent, openTestSandbox } from '../testing/open-test-sandbox.ts';

it('refunds what was captured, in parts, and never more', async () => {
  const { stripe, sandbox } = await openTestSandbox();
  const { id: payment_intent } = await authorisedIntent(stripe);
  expect(await errorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ statusCode: 400 });

  await stripe.paymentIntents.capture(payment_intent);
  const part = await stripe.refunds.create({ payment_intent, amount: 1000, reason: 'requested_by_customer' });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ amount: 1000, status: 'succeeded' });
  expect(await errorOf(stripe.refunds.create({ payment_intent, amount: 2546 }))).toMatchObject({ param: 'amount' });
  const rest = await stripe.refunds.create({ payment_intent });
  expect(rest.amount).toBe(2545);
  expect(await errorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_already_refunded' });

  expect((await stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect(sandbox.ledger().charges).toMatchObject([{ amount_refunded: 3545, refunded: true }]);
});

it('ends a late refund as its bank does, and takes back one that fails afterwards', async () => {
  const { stripe, sandbox } = await openTestSandbox();
  const paidBy = async (payment_method: string) => {
    const { id } = await newIntent(stripe);
    await stripe.paymentIntents.confirm(id, { payment_method });
    await stripe.paymentIntents.capture(id);
    return stripe.refunds.create({ payment_intent: id });
  };
  const statusesOf = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await stripe.refunds.retrieve(id)).status));
  const late = await paidBy('pm_card_pendingRefund');
  const failing = await paidBy('pm_card_refundFail');
  expect([late.status, failing.status]).toEqual(['pending', 'succeeded']);
  sandbox.settle('succeeded');
  expect(await statusesOf([late.id, failing.id])).toEqual(['succeeded', 'failed']);
  expect(sandbox.ledger().charges.map(({ amount_refunded }) => amount_refunded)).toEqual([3545, 0]);
  const lost = await paidBy('pm_card_pendingRefund');
  sandbox.settle('failed');
  expect(await statusesOf([late.id, lost.id])).toEqual(['succeeded', 'failed']);
});

it('shows an intent’s charge whole where that is asked for, with what was refunded and whether it is contested', async () => {
  const { stripe } = await openTestSandbox();
  const { id } = await newIntent(stripe);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' });
  const held = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(held.latest_charge).toMatchObject({ object: 'charge', disputed: false, amount_refunded: 0 });
  const taken = await stripe.paymentIntents.capture(id, { expand: ['latest_charge'] });
  expect(taken.latest_charge).toMatchObject({ disputed: true });
  expect(typeof (await stripe.paymentIntents.retrieve(id)).latest_charge).toBe('string');
  expect(await errorOf(stripe.paymentIntents.retrieve(id, { expand: ['customer'] }))).toMatchObject({
    param: 'expand',
  });
});
