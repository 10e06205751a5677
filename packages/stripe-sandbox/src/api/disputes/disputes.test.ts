import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { errorOf, newIntent, openTestSandbox } from '../../testing/open-test-sandbox.ts';

async function contested(stripe: Stripe): Promise<string> {
  const { id } = await newIntent(stripe);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' });
  await stripe.paymentIntents.capture(id);
  return id;
}

it('opens a dispute at the capture, with a day to answer by, and takes the funds with a fee [PYX-66, PYX-76]', async () => {
  const { stripe, sandbox } = await openTestSandbox();
  const payment_intent = await contested(stripe);
  const { data } = await stripe.disputes.list({ payment_intent });
  expect(data).toMatchObject([
    { amount: 3545, reason: 'fraudulent', status: 'needs_response', is_charge_refundable: false },
  ]);
  const [dispute] = data;
  expect(dispute?.balance_transactions).toMatchObject([{ amount: -3545, fee: 2000, net: -5545 }]);
  expect((dispute?.evidence_details.due_by ?? 0) - (dispute?.created ?? 0)).toBe(9 * 24 * 60 * 60);
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toEqual(dispute);
  expect(sandbox.ledger().charges).toMatchObject([{ disputed: true }]);
  expect(await errorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  expect(await errorOf(stripe.disputes.retrieve('du_none'))).toMatchObject({ statusCode: 404 });
  expect((await stripe.disputes.list({ payment_intent: 'pi_none' })).data).toEqual([]);
});

it.each([
  ['won', [-3545, 3545], ['funds_reinstated', 'closed']],
  ['lost', [-3545], ['closed']],
] as const)('is %s once, with funds of %j [PYX-66, PYX-76]', async (end, funds, told) => {
  const { stripe, sandbox } = await openTestSandbox();
  const payment_intent = await contested(stripe);
  sandbox.endDisputes(end);
  sandbox.endDisputes('won');
  const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
  expect(dispute).toMatchObject({ status: end, evidence_details: { due_by: null } });
  expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual(funds);
  const kinds = sandbox.ledger().events.map(({ type }) => type);
  expect(kinds.filter((kind) => kind.startsWith('charge.dispute.'))).toEqual(
    ['created', 'funds_withdrawn', 'updated', ...told].map((kind) => `charge.dispute.${kind}`),
  );
});
