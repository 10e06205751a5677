import { cardProviderScript, type Settings } from '@comptoir/contract';
import type { Stripe } from '@stripe/stripe-js';
import { loadScript } from '../../../platform/load-script.ts';

/** A provider that hangs is not waited for (trust, "Limits of time"). */
const limitMilliseconds = 10_000;

let loaded: { publicKey: string; provider: Promise<Stripe> } | null = null;

/**
 * The card provider's own script, from its own host, or from where the settings say (PAY-18). Asked for when the payment
 * step is entered, never before; a failure is tried again by the next call. `apiRoot` is the site's.
 */
export function loadCardProvider(
  { cardPublicKey, cardScriptUrl }: Settings['payments'],
  apiRoot: string,
): Promise<Stripe> {
  const publicKey = cardPublicKey ?? '';
  if (loaded?.publicKey === publicKey) return loaded.provider;
  // A path is one of the API's host.
  const ownScript = cardScriptUrl?.startsWith('/') ? apiRoot.replace(/\/+$/, '') + cardScriptUrl : cardScriptUrl;
  const provider = load(publicKey, ownScript ?? cardProviderScript);
  loaded = { publicKey, provider };
  provider.catch(() => {
    loaded = null;
  });
  return provider;
}

async function load(publicKey: string, scriptUrl: string): Promise<Stripe> {
  // The main entry of the library would load the script when it is imported.
  const [{ loadStripe }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    loadScript(scriptUrl, limitMilliseconds),
  ]);
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('The card provider’s script defines nothing');
  return stripe;
}
