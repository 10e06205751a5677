import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const filesOf = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|json|md|html|txt|csv)$/.test(file) && !/\.test\.tsx?$/.test(file));

/** What only an accredited body or the administration may say of a till (BOK-37). */
const claim = /certifiée?s?(?!\p{L})|nf[ \u00a0\u202f]?525|homologu/iu;

it('knows a claim when it sees one [BOK-37]', () => {
  for (const text of ['Caisse certifiée', 'conforme NF525', 'conforme NF 525', 'logiciel homologué'])
    expect(text).toMatch(claim);
  for (const text of ['Le certificat a pris fin', 'Certificate', 'Établissement non conforme au RGAA'])
    expect(text).not.toMatch(claim);
});

it('no page, paper, mail or guide calls the shop certified or approved [BOK-37]', () => {
  const files = filesOf('apps', 'packages', 'sites', 'docs/guides', 'README.md');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => claim.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
