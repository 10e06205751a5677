import type { MailGateway, PaymentGateway } from '@comptoir/api';

const noPayment = 'pi_0';

/** Logs partners that do not respond at the start. The shop takes orders without them, so the start does not wait. */
export async function tryPartners({ mail, cards }: { mail: MailGateway; cards: PaymentGateway | null }): Promise<void> {
  const trials: [string, Promise<unknown> | undefined][] = [
    ['Le serveur d’e-mails de SMTP_URL', mail.check()],
    ['Stripe', cards?.findIntent(noPayment)],
  ];
  for (const [partner, trial] of trials)
    await trial?.catch((error: unknown) =>
      console.error(`${partner} ne répond pas comme il faut pour l’instant : ${reasonsOf(error)}`),
    );
}

function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonsOf(error.cause)}`;
}
