import type { MailGateway, PaymentGateway } from '@comptoir/api';
import { afterEach, expect, it, vi } from 'vitest';
import { tryPartners } from './try-partners.ts';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => said.mockClear());

const mailThat = (check: MailGateway['check']) => ({ check }) as MailGateway;
const cardsThat = (findIntent: PaymentGateway['findIntent']) => ({ findIntent }) as PaymentGateway;

it('tells the failure of each partner that does not work, and nothing of the others [OFC-27]', async () => {
  const refused = new Error('Stripe could not be asked', { cause: new Error('Invalid API Key provided') });
  await tryPartners({
    mail: mailThat(async () => {
      throw new Error('535 Authentication failed');
    }),
    cards: cardsThat(async () => {
      throw refused;
    }),
  });
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    'Le serveur d’e-mails de SMTP_URL ne répond pas comme il faut pour l’instant : 535 Authentication failed',
    'Stripe ne répond pas comme il faut pour l’instant : Stripe could not be asked: Invalid API Key provided',
  ]);
  said.mockClear();
  await tryPartners({ mail: mailThat(async () => undefined), cards: cardsThat(async () => null) });
  await tryPartners({ mail: mailThat(async () => undefined), cards: null });
  expect(said).not.toHaveBeenCalled();
});
