import { cardProviderScript, type Settings } from '@comptoir/contract';
import type { Stripe } from '@stripe/stripe-js';
import { loadScript } from '../../../platform/load-script.ts';

/** The timeout for the provider's script. */
const limitMilliseconds = 10_000;

let loaded: { publicKey: string; provider: Promise<Stripe> } | null = null;

/** Loads the payment provider's script at the payment step (PAY-18). After a failure, the next call tries again. */
export function loadCardProvider(
  { cardPublicKey, cardScriptUrl }: Settings['payments'],
  apiRoot: string,
): Promise<Stripe> {
  const publicKey = cardPublicKey ?? '';
  if (loaded?.publicKey === publicKey) return loaded.provider;
  // A configured path is relative to the API's origin.
  const ownScript = cardScriptUrl?.startsWith('/') ? apiRoot.replace(/\/+$/, '') + cardScriptUrl : cardScriptUrl;
  const provider = load(publicKey, ownScript ?? cardProviderScript);
  loaded = { publicKey, provider };
  provider.catch(() => {
    loaded = null;
  });
  return provider;
}

async function load(publicKey: string, scriptUrl: string): Promise<Stripe> {
  // The library's main entry would load the script when it is imported.
  const [{ loadStripe }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    loadScript(scriptUrl, limitMilliseconds),
  ]);
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('The card provider’s script defines nothing');
  return stripe;
}
