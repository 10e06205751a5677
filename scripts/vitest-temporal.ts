// Node 24 has no built-in Temporal, so every entry point loads the polyfill first, and so do tests.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
