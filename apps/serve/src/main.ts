// The entry point. Node 24 has no Temporal, so the polyfill comes first.
import { flushCompileCache } from 'node:module';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { loadEnvironment } = await import('./environment/load-environment.ts');
try {
  loadEnvironment(process.env.SHOP_NAME || undefined);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Kept for the shop: NODE_ENV is set below for React, whose development build takes 1.7 times the processor.
const environment = { ...process.env };
if (!process.argv.includes('--development')) process.env.NODE_ENV ??= 'production';
const { serve } = await import('./serve.ts');
await serve(environment);
// Now, because a killed process would not write it.
flushCompileCache();
// The start leaves garbage in a fragmented heap, which V8 would keep.
globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
