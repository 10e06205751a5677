// Part of `npm run lint`: style rules that the linter itself does not have.
import { fileURLToPath } from 'node:url';
import { checkStyle } from './check-style.ts';

const faults = checkStyle(fileURLToPath(new URL('../..', import.meta.url)));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
