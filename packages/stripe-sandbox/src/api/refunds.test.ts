import { expect, it } from 'vitest';
import { authorisedIntent, errorOf, openTestSandbox } from '../testing/open-test-sandbox.ts';

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
