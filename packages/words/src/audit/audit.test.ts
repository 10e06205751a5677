import { officeEndpoints } from '@comptoir/contract';
import { expect, it } from 'vitest';
import { auditKindNames, auditKindWords, auditTargetWords } from './audit.ts';

const { actions, withdrawalSteps, ...others } = officeEndpoints;
const kinds = [others, actions, withdrawalSteps].flatMap((group) =>
  Object.values<{ audit: string | null }>(group).flatMap(({ audit }) => audit ?? []),
);

it.each([...new Set(kinds)])('has words for %s, and the journal can be filtered by it [ROL-23]', (kind) => {
  expect([auditKindWords(kind) === kind, auditKindNames.includes(kind)]).toEqual([false, true]);
});

it('names what a row was about, and keeps what it does not know [ROL-23]', () => {
  expect(['order:1042', 'item:101', 'new'].map((target) => auditTargetWords(target, null))).toEqual([
    'Commande 1042',
    'item 101',
    'new',
  ]);
  expect(auditTargetWords('person:9', 'Ali')).toBe('Personne Ali');
  expect(auditKindWords('from_a_newer_version')).toBe('from_a_newer_version');
});
