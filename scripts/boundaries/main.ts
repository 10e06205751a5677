// npm run boundaries checks imports against the map of rooms. Too few modules mean that the check itself is broken.
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './check-boundaries.ts';

const { modules, breaches } = await checkBoundaries(fileURLToPath(new URL('../..', import.meta.url)));
for (const { rule, text } of breaches) console.error(`${rule}: ${text}`);
console.log(`${modules} modules, ${breaches.length} broken arrows`);
if (modules < 50) console.error('Too few modules were read: the check is blind.');
process.exit(breaches.length === 0 && modules >= 50 ? 0 : 1);
