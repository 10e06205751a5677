// This module is the entry point. Node 24 has no Temporal, so the polyfill comes first.
import { flushCompileCache } from 'node:module';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { loadEnvironment } = await import('./environment/load-environment.ts');
try {
  loadEnvironment(process.env.SHOP_NAME || undefined);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// The shop needs the original environment. NODE_ENV is set for React, whose development build is 1.7 times slower.
const environment = { ...process.env };
if (!process.argv.includes('--development')) process.env.NODE_ENV ??= 'production';
const { serve } = await import('./serve.ts');
await serve(environment);
// The compile cache is written now, because a killed process would not write it.
flushCompileCache();
// The start leaves garbage in a fragmented heap, which V8 would otherwise keep.
globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
