import { type Finding, type FindingState, findingStates, showLine } from '@comptoir/contract';

const marks: Record<FindingState, string> = {
  bad: '✗ À réparer',
  doubtful: '! À vérifier',
  unknown: '? Inconnu',
  good: '✓ En ordre',
};
const width = 14;

export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, says, advice }) => [
    `${marks[state].padEnd(width)}${showLine(says)}`,
    ...(advice === null ? [] : [`${' '.repeat(width)}→ ${showLine(advice)}`]),
  ]);
  const sum = findingStates.map((state) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return `${count} ${marks[state].slice(2).toLowerCase()}`;
  });
  return [...lines, '', `${sum.join(', ')}.`].join('\n');
}
