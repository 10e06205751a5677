import { neededEvent, type PaymentGateway, usefulEvents } from '@comptoir/api';
import { type Finding, paths } from '@comptoir/contract';
import { bad, doubtful, good, unknown } from '../../finding.ts';
import type { TellReason } from '../../tell-reason.ts';

/** Says whether the provider calls the shop at this address, and with all events that the shop uses (PYX-73). */
export async function examineWebhook(
  siteRoot: string,
  cards: Pick<PaymentGateway, 'listWebhooks'>,
  { tellReason }: { tellReason: TellReason },
): Promise<Finding> {
  const expected = new URL(paths.stripeWebhook, siteRoot).href;
  const all = await cards.listWebhooks().catch((error: unknown) => tellReason(error));
  if (typeof all === 'string') return unknown('webhook', `Les webhooks de Stripe n’ont pas pu être lus : ${all}.`);
  if (all === null)
    return unknown(
      'webhook',
      'La clé restreinte de Stripe ne peut pas lire ses webhooks.',
      `Regardez dans son tableau de bord que ${expected} y est, actif.`,
    );
  const ours = all.filter(({ url }) => url.replace(/\/$/, '') === expected);
  const enabled = ours.filter(({ isEnabled }) => isEnabled);
  if (ours.length === 0)
    return bad(
      'webhook',
      'Stripe ne connaît pas le webhook de la boutique.',
      `Ajoutez-le dans son tableau de bord : ${expected}`,
    );
  if (enabled.length === 0)
    return bad(
      'webhook',
      'Le webhook de la boutique est désactivé chez Stripe.',
      'Réactivez-le dans son tableau de bord.',
    );
  const events = new Set(enabled.flatMap((webhook) => webhook.events));
  const missing = [neededEvent, ...usefulEvents].filter((event) => !events.has(event) && !events.has('*'));
  if (missing.length === 0) return good('webhook', 'Stripe appelle la boutique à chaque paiement.');
  const judge = missing.includes(neededEvent) ? bad : doubtful;
  return judge(
    'webhook',
    `Le webhook de la boutique ne reçoit pas tout : il lui manque ${missing.join(', ')}.`,
    'Ajoutez ces événements dans le tableau de bord de Stripe.',
  );
}
