import { readSettings } from '@comptoir/contract';
import { expect, it } from 'vitest';
import { connectCard } from './connect-card.ts';

const wanted = [{ name: 'payments', value: { stripe: { active: true, public_key: 'pk_of_the_catalogue' } } }];
const card = { publicKey: 'pk_test_1', scriptUrl: 'http://127.0.0.1:3001/v3/' };
const payments = (...args: Parameters<typeof connectCard>) => readSettings(connectCard(...args)).payments;

it('offers cards, with the server’s key, if the restaurant wants them and the server can take them [CFG-20, PAY-04]', () => {
  expect(payments(wanted, card)).toMatchObject({
    isCardActive: true,
    cardPublicKey: 'pk_test_1',
    cardScriptUrl: 'http://127.0.0.1:3001/v3/',
  });
  expect(payments([], card).isCardActive).toBe(false);
  expect(payments(wanted, null)).toMatchObject({ isCardActive: false, cardPublicKey: null });
});
