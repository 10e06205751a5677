// Node 24 has no Temporal of its own yet; every entry point loads it before anything else, the tests too.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
