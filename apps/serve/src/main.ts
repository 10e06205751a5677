// The process. Node 24 has no Temporal of its own yet, and everything below it expects one.
import v8 from 'node:v8';

// Reading the modules makes much garbage for a moment; a young generation that grew for it would stay that big (120 MB).
v8.setFlagsFromString('--semi-space-growth-factor=1');

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { serve } = await import('./serve.ts');
await serve();
// From here on it may grow: orders make garbage too, and a small one would cost a third of their speed.
v8.setFlagsFromString('--semi-space-growth-factor=2');
