import Stripe from 'stripe';
import { startSandbox } from '../start-sandbox.ts';
import { compareAnswers } from './compare-answers.ts';
import { playScenario } from './play-scenario.ts';

const usage = 'STRIPE_COMPARE_KEY=sk_test_… npm run stripe:compare [-- --missing]';
const key = process.env.STRIPE_COMPARE_KEY || null;
if (key !== null && !/^(sk|rk)_test_/.test(key)) {
  console.error(`STRIPE_COMPARE_KEY n’est pas une clé secrète de test (sk_test_…) : rien n’a été envoyé.\n${usage}`);
  process.exit(2);
}

const sandbox = await startSandbox({ port: 0 });
const { apiHost: host, apiPort: port, secretKey } = sandbox;
const local = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
const own = await playScenario(local).finally(() => sandbox.close());
console.log(`Le bac à sable a répondu aux ${own.length} appels du scénario.`);

if (key === null) {
  console.log(`Stripe n’a pas été appelé, faute de clé de test : le bac à sable n’est pas prouvé.\n${usage}`);
} else {
  const theirs = await playScenario(new Stripe(key, { maxNetworkRetries: 2, telemetry: false })).catch((error) => {
    console.error(`Stripe n’a pas répondu au scénario : ${error instanceof Error ? error.message : error}`);
    process.exit(2);
  });
  const { differences, missing } = compareAnswers(own, theirs);
  for (const { call, place, own: said, stripe: told } of differences)
    console.log(`${call} · ${place} : bac à sable ${said}, Stripe ${told}`);
  if (process.argv.includes('--missing')) for (const place of missing) console.log(`absent du bac à sable : ${place}`);
  console.log(`${differences.length} différences ; ${missing.length} champs de Stripe que le bac à sable n’a pas.`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
