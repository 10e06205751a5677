// The process. Node 24 has no Temporal of its own yet, and everything below it expects one.
import v8 from 'node:v8';

// Reading the modules makes 100 MB of garbage; a heap that grew for it would stay that big.
v8.setFlagsFromString('--optimize-for-size');
// React's development build takes 1.7 times the processor for a page. The shop itself asks nothing of this variable.
if (!process.argv.includes('--development')) process.env.NODE_ENV ??= 'production';
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { serve } = await import('./serve.ts');
await serve();
// Open: from here on speed comes first.
v8.setFlagsFromString('--no-optimize-for-size');
