import type { PaymentGateway } from '@comptoir/api';
import { type Finding, paths, readSettings } from '@comptoir/contract';
import { takesOnline } from '@comptoir/domain';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good, unknown } from '../finding.ts';
import { examinePaypal } from './paypal.ts';
import { examineWallets } from './wallets.ts';

const noPayment = 'pi_0';

/** Without this webhook event, orders of closed browsers are not placed. Without the others, news is late. */
const neededEvent = 'payment_intent.amount_capturable_updated';
const usefulEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

export const examineCards: Check = async (world) => {
  const { config, cards, database, tellReason } = world;
  const { payments } = readSettings((await database.catalogue()).settings);
  const { isCardActive, areWalletsActive, isPaypalActive } = payments;
  const isOnline = takesOnline(payments);
  if (config.payment.kind !== 'stripe' || !cards) return [judgeWithoutKeys(isOnline)];
  try {
    await cards.findIntent(noPayment);
  } catch (error) {
    return [
      bad(
        'cards',
        `Stripe ne répond pas à la clé de la boutique : ${tellReason(error)}.`,
        'Recopiez STRIPE_SECRET_KEY depuis le tableau de bord de Stripe.',
      ),
    ];
  }
  return [
    judgeKeys(config.payment.secretKey, isOnline),
    ...(isOnline ? [await examineWebhook(world, cards)] : []),
    ...(isCardActive && areWalletsActive
      ? [await examineWallets(new URL(world.site.config.siteRoot).hostname, cards, world)]
      : []),
    ...(isPaypalActive ? [await examinePaypal(cards, { ...world, isWanted: true })] : []),
  ];
};

function judgeWithoutKeys(isOnline: boolean): Finding {
  return isOnline
    ? doubtful(
        'cards',
        'Les réglages offrent de payer en ligne, et la boutique n’a pas de clés : rien n’est proposé.',
        'Réglez STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY et STRIPE_WEBHOOK_SECRET.',
      )
    : good('cards', 'La boutique ne prend pas de paiements en ligne.');
}

function judgeKeys(secretKey: string, isOnline: boolean): Finding {
  if (!isOnline) return good('cards', 'Les clés de Stripe valent, et les réglages n’offrent pas de payer en ligne.');
  return secretKey.includes('_live_')
    ? good('cards', 'Les clés de Stripe valent, et prennent de vraies cartes.')
    : bad(
        'cards',
        'Les clés de Stripe sont des clés d’essai : aucune vraie carte ne paie, et n’importe qui commande avec une carte d’essai.',
        'Mettez les clés « live » avant d’ouvrir au public.',
      );
}

async function examineWebhook({ site, tellReason }: DoctorWorld, cards: PaymentGateway): Promise<Finding> {
  const expected = new URL(paths.stripeWebhook, site.config.siteRoot).href;
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
