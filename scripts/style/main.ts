// Part of `npm run lint`: the rules of style that the formatter's linter does not know.
import { fileURLToPath } from 'node:url';
import { checkStyle } from './check-style.ts';

const faults = checkStyle(fileURLToPath(new URL('../..', import.meta.url)));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
