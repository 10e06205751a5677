import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';
import { compareAnswers } from './compare-answers.ts';
import { playScenario } from './play-scenario.ts';

const play = async (prepare: (sandbox: Awaited<ReturnType<typeof openTestSandbox>>['sandbox']) => void = () => {}) => {
  const { sandbox, stripe } = await openTestSandbox();
  prepare(sandbox);
  return playScenario(stripe);
};

describe('the comparison with Stripe', () => {
  it('finds no difference between two sandboxes, whose ids and times differ [PYX-68]', async () => {
    const [own, other] = [await play(), await play()];
    expect(own).not.toEqual(other);
    expect(own.length).toBeGreaterThan(40);
    expect(compareAnswers(own, other)).toEqual({ differences: [], missing: [] });
  });

  it('plays the shop’s calls, none of which fails, beside the mistakes [PYX-68]', async () => {
    const played = await play();
    const answerTo = (call: string) => played.find(({ name }) => name === call)?.answer;
    expect(answerTo('intent, captured')).toMatchObject({ status: 'succeeded', amount_received: 3600 });
    expect(answerTo('refunds, listed')).toMatchObject({ data: [{ amount: 2600 }, { amount: 1000 }] });
    expect(answerTo('intent, refunded')).toMatchObject({ latest_charge: { amount_refunded: 3600 } });
    expect(answerTo('refund of too much')).toMatchObject({ statusCode: 400 });
    expect(answerTo('an unknown parameter')).toMatchObject({ code: 'parameter_unknown' });
  });

  it('names the call, the field and both values of a difference [PYX-68]', async () => {
    const own = await play();
    const path = '/v1/payment_intents/*/confirm';
    const other = await play(({ faults }) => void faults.add({ kind: 'otherNetwork', requests: 20, path }));
    const { differences } = compareAnswers(own, other);
    expect(differences).toContainEqual({
      call: 'pm_card_visa_cartesBancaires, read',
      place: 'latest_charge.payment_method_details.card.network',
      own: '"cartes_bancaires"',
      stripe: '"visa"',
    });
  });

  it('tells apart what only Stripe has from what only the sandbox has [PYX-68]', () => {
    const own = [{ name: 'intent', answer: { status: 'succeeded', invented: 1, lines: ['a'] } }];
    const stripe = [{ name: 'intent', answer: { status: 'canceled', lines: null, more: { text: '' } } }];
    expect(compareAnswers(own, stripe)).toEqual({
      differences: [
        { call: 'intent', place: 'status', own: '"succeeded"', stripe: '"canceled"' },
        { call: 'intent', place: 'invented', own: 'number', stripe: 'null' },
        { call: 'intent', place: 'lines', own: 'list', stripe: 'null' },
      ],
      missing: ['more'],
    });
  });
});

describe('npm run stripe:compare', () => {
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { ...process.env, ...env },
    });

  it('says without a key that the sandbox is not proven [PYX-68]', async () => {
    const { stdout } = await run({ STRIPE_COMPARE_KEY: '' });
    expect(stdout).toContain('le bac à sable n’est pas prouvé');
  });

  it('sends nothing with a key that takes real money [PYX-68]', async () => {
    await expect(run({ STRIPE_COMPARE_KEY: 'sk_live_0' })).rejects.toThrow('rien n’a été envoyé');
  });
});
