import type { MailGateway, PaymentGateway } from '@comptoir/api';

/** A payment that nobody has: a provider that knows the key says so. */
const noPayment = 'pi_0';

/**
 * Tries at the start those whom the shop depends on, and says in a line of each that does not answer what it said. Nothing waits for it: a
 * shop takes orders without them.
 */
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

/** The message of an error and of what it was caused by. */
function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonsOf(error.cause)}`;
}
