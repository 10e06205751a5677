import { type Finding, readSettings } from '@comptoir/contract';
import { takesOnline } from '@comptoir/domain';
import type { Check } from '../../doctor-world.ts';
import { bad, doubtful, good } from '../../finding.ts';
import { examinePaypal } from './paypal.ts';
import { examineWallets } from './wallets.ts';
import { examineWebhook } from './webhook.ts';

const noPayment = 'pi_0';

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
    ...(isOnline ? [await examineWebhook(world.site.config.siteRoot, cards, world)] : []),
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
