import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rooms } from './boundaries/rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

const rowStart = /^\| ([A-Z0-9]+-\d{2,3}) \|/gm;
/** The areas of the requirements, such as `PAY`. */
const areas = new Set(
  filesOf('docs/requirements/*.md').flatMap((file) =>
    [...read(file).matchAll(rowStart)].map(([, id = '']) => id.split('-')[0]),
  ),
);
const citedRow = new RegExp(`\\b((?:${[...areas].join('|')})-\\d{2,3})\\b`, 'g');

/** The patterns of citations and of definitions, for each kind of document. */
const papers = [
  { cited: citedRow, stands: rowStart, files: 'docs/requirements/*.md' },
  { cited: /\b(A\.\d{1,2})\b/g, stands: /^## (A\.\d{1,2}) /gm, files: 'docs/requirements/appendix-a-api.md' },
  { cited: /\brows? (E\d{1,2})\b/g, stands: /^\| (E\d{1,2}) \|/gm, files: 'docs/requirements/appendix-e-checkout.md' },
  {
    cited: /\b[Aa]ppendix (F\d{1,2})\b/g,
    stands: /^\*\*(F\d{1,2}) /gm,
    files: 'docs/requirements/appendix-f-state-machines.md',
  },
  { cited: /\b[Aa]ppendix ([A-J])\b/g, stands: /^# Appendix ([A-J]):/gm, files: 'docs/requirements/*.md' },
  { cited: /\b[Tt]rust(?:\.md)? (R\d{1,2})\b/g, stands: /^- (R\d{1,2}) /gm, files: 'docs/trust.md' },
  { cited: /\bDESIGN §(\d{1,2})\b/g, stands: /^## (\d{1,2})\. /gm, files: 'docs/design.md' },
  {
    cited: /\bspecification sections? (\d{1,2})\b/g,
    stands: /^## (\d{1,2})\. /gm,
    files: 'docs/requirements/specification.md',
  },
  { cited: /\bdecision (\d{1,2})\b/g, stands: /^# (\d{1,2})\. /gm, files: 'docs/decisions/*.md' },
];

const citing = filesOf('*.ts', '*.tsx', '*.mjs', '*.css', '*.md').filter((file) => !file.includes('/migrations/'));

describe('the papers', () => {
  it.each(papers)('hold whatever is cited as $cited', ({ cited, stands, files }) => {
    const known = new Set(
      filesOf(files).flatMap((file) => [...read(file).matchAll(stands)].map((found) => found.slice(1).find(Boolean))),
    );
    expect(known.size).toBeGreaterThan(0);
    const unknown = citing.flatMap((file) =>
      [...read(file).matchAll(cited)].filter(([, id]) => !known.has(id)).map(([text]) => `${file}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(['domain', 'contract'])('list the rooms of %s in the order of the map', (name) => {
    const listed = [...read(`packages/${name}/README.md`).matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, room]) => room);
    const mapped = rooms.filter((room) => room.name.startsWith(`${name}/`)).map((room) => room.name.split('/')[1]);
    expect(listed).toEqual(mapped);
  });

  it('are not cited where there are none', () => {
    const lost = citing
      .filter((file) => !file.startsWith('scripts/papers'))
      .flatMap((file) =>
        [...read(file).matchAll(/\b(?:recipe|review) [A-Z]?\d+\b|\bO-[A-Z]\.?\d+\b/g)].map(
          ([text]) => `${file}: ${text}`,
        ),
      );
    expect(lost).toEqual([]);
  });

  it('link to nothing that is not there', () => {
    // Texts of the shop's pages contain links to pages, not to files.
    const papers = filesOf('*.md').filter((file) => !/\/(texts|pages|blog)\//.test(file));
    const broken = papers.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .filter(([, target = '']) => !isThere(file, target))
        .map(([, target]) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('say who declares the accessibility of a shop, to whom, how it is audited and when again [LAW-55]', () => {
    const guide = read('docs/guides/accessibility.md');
    for (const said of [
      /fewer than ten people \*\*and\*\* at most two million euros/,
      /tell the authority \(the DGCCRF, by its online form\)/,
      /sample: home, menu, the sheet of a dish, the cart, each step of the checkout, the account, the page of an order, and the mails/,
      /Write down for each fault/,
      /Renew it every three years/,
    ])
      expect(guide).toMatch(said);
    expect(guide).not.toMatch(/you are exempt[.!]/i);
    expect(read('docs/requirements/law.md')).toContain('](../guides/accessibility.md)');
  });

  it('call what the kitchen sees as its screens do, and say what each of their sounds means [OFC-23]', () => {
    const guide = read('docs/guides/operate.md');
    const kitchen = /^## In the kitchen\n(.*?)(?=^## )/ms.exec(guide)?.[1] ?? '';
    const quoted = [...kitchen.matchAll(/\*([^*\n]+)\*|`([A-ZÀÉ][^`=]* [^`=]+)`/g)].map(
      ([, tapped, read]) => tapped ?? read,
    );
    expect(quoted.length).toBeGreaterThan(5);
    const said = filesOf('apps/office/app/messages/french/*.ts').map(read).join();
    expect(quoted.filter((words = '') => !said.includes(words))).toEqual([]);
    const sounds = [...read('apps/office/app/state/sound/sounds.ts').matchAll(/^ {2}'?([\w-]+)'?: tones\(/gm)];
    expect(sounds).toHaveLength(5);
    for (const sound of ['two notes', 'three loud', 'one soft', 'two low', 'a falling'])
      expect(kitchen).toContain(`| ${sound}`);
  });
});

function isThere(from: string, target: string): boolean {
  const path = new URL(target, `file:///${from}`).pathname.slice(1).replace(/\/$/, '');
  return known().some((file) => file === path || file.startsWith(`${path}/`));
}

let all: string[] | null = null;
function known(): string[] {
  all ??= filesOf();
  return all;
}
