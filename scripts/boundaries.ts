// npm run boundaries: the arrows of docs/architecture.md. Counts the modules too, for a check that reads none passes silently.
import { execFileSync } from 'node:child_process';

const folders = ['packages', 'apps', 'e2e', 'bench'];
const args = ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];

interface Report {
  summary: { totalCruised: number; error: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(): Report {
  try {
    return JSON.parse(execFileSync('npx', ['--no-install', ...args], { encoding: 'utf8', maxBuffer: 1 << 28 }));
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return JSON.parse(stdout);
  }
}

const { summary } = cruise();
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (summary.totalCruised < 50) {
  console.error(`Only ${summary.totalCruised} modules were read: the check is blind.`);
  process.exit(1);
}
console.log(`${summary.totalCruised} modules, ${summary.error} broken arrows`);
process.exit(summary.error === 0 ? 0 : 1);
