import type { Finding } from '@comptoir/contract';
import type { Check } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

const told: Readonly<Record<string, Finding>> = {
  webhook: bad(
    'webhook-secret',
    'La signature des appels de Stripe ne peut pas être lue.',
    'Recopiez le secret du webhook dans STRIPE_WEBHOOK_SECRET, et vérifiez l’horloge de la machine.',
  ),
  mail: bad('last-mail', 'Le dernier e-mail n’est pas parti.', 'Le journal de la boutique dit pourquoi.'),
  card: bad('last-card', 'Le dernier appel à Stripe a échoué.', 'Le journal de la boutique dit pourquoi.'),
  geocoder: bad(
    'last-geocoder',
    'La dernière recherche d’adresse a échoué : personne ne peut être livré à une nouvelle adresse.',
    'Regardez GEOCODER, et le journal de la boutique.',
  ),
  push: doubtful('last-push', 'La dernière notification n’est pas partie.', 'Le journal de la boutique dit pourquoi.'),
};

const failing = /^partner_failing\{partner="(\w+)"\} 1$/gm;

/** Reads the results of the last calls from the shop's metrics. No finding if the shop does not run. */
export const examinePartners: Check = async ({ askShop }) => {
  const answer = await askShop('/metrics').catch(() => null);
  if (!answer?.ok) return [];
  const names = [...(await answer.text()).matchAll(failing)].map(([, name = '']) => name);
  const found = names.flatMap((name) => told[name] ?? []);
  return found.length > 0 ? found : [good('partners', 'Aucun appel à un partenaire n’est en échec.')];
};
