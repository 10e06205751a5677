export type PaymentChoice =
  | { kind: 'none' }
  | { kind: 'sandbox'; port: number }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      apiUrl: string | null;
    };

export interface PaymentEnvironment {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
}

export const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_SCRIPT_URL',
  'STRIPE_API_URL',
] as const;

const keys = [
  { name: 'STRIPE_SECRET_KEY', form: /^[sr]k_(test|live)_\w+$/, start: 'sk_ (ou rk_, une clé restreinte)' },
  { name: 'STRIPE_PUBLISHABLE_KEY', form: /^pk_(test|live)_\w+$/, start: 'pk_' },
  { name: 'STRIPE_WEBHOOK_SECRET', form: /^whsec_\w+$/, start: 'whsec_' },
] as const;

/** Chooses the card provider. Without keys: the sandbox in a demo, none in a real shop. @throws Error for wrong keys */
export function readPayment(
  environment: PaymentEnvironment,
  { isDemo, sandboxPort }: { isDemo: boolean; sandboxPort: number },
): PaymentChoice {
  const missing = keys.filter(({ name }) => environment[name] === undefined);
  if (missing.length === keys.length) return isDemo ? { kind: 'sandbox', port: sandboxPort } : { kind: 'none' };
  const [first] = missing;
  if (first)
    throw new Error(`${first.name} manque : la carte demande les trois, ${keys.map(({ name }) => name).join(', ')}.`);
  for (const { name, form, start } of keys) {
    if (!form.test(environment[name] ?? ''))
      throw new Error(`${name} n’est pas la clé voulue : elle commence par ${start}.`);
  }
  const {
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_PUBLISHABLE_KEY: publishableKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  } = environment;
  const isLive = [secretKey, publishableKey].map((key) => key.includes('_live_'));
  if (isLive[0] !== isLive[1])
    throw new Error(
      'STRIPE_SECRET_KEY et STRIPE_PUBLISHABLE_KEY doivent être toutes deux réelles (live) ou toutes deux de test.',
    );
  if (isLive[0] && isDemo)
    throw new Error(
      'STRIPE_SECRET_KEY est une clé réelle (live), mais c’est la démonstration : enlevez DEMO, ou prenez des clés de test.',
    );
  return {
    kind: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: environment.STRIPE_API_URL ?? null,
  };
}
