// The process. Node 24 has no Temporal of its own yet, and everything below it expects one.
import { flushCompileCache } from 'node:module';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { loadEnvironment } = await import('./environment/load-environment.ts');
try {
  loadEnvironment(process.env.SHOP_NAME || undefined);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// What the operator said: NODE_ENV is set below for React alone, whose development build takes 1.7 times the processor for a page.
const environment = { ...process.env };
if (!process.argv.includes('--development')) process.env.NODE_ENV ??= 'production';
const { serve } = await import('./serve.ts');
await serve(environment);
// At the end of the process would be too late for one that is killed.
flushCompileCache();
// Opening leaves garbage, and an old generation in pieces; by itself V8 would keep the room of both.
globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
