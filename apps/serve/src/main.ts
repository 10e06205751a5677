// The process. Node 24 has no Temporal of its own yet, and everything below it expects one.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { serve } = await import('./serve.ts');
await serve();
