// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import exampleSite from '../../../../sites/leve-tard/site.ts';
import { readPageTexts } from './read-page-texts.ts';
import { TextFault } from './write-markdown.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const build = { id: 'b1', timestamp: Date.UTC(2026, 10, 24, 23, 30), version: '1.4.0' };
const withBlog = { ...exampleSite, blog: { enabled: true } };
const textOf = (path: string, site = exampleSite) =>
  readPageTexts(site, folder, build).find(({ screen }) => screen.path === path)?.html;

describe('the text of a page', () => {
  it.each(['/cookie-policy', '/privacy-policy', '/terms-of-service'])(
    'of %s names the shop, in French typography, without a hole [RTE-17, RTE-18, RTE-19]',
    (path) => {
      const html = textOf(path) ?? '';
      expect(html).toContain('Lève-tard');
      expect(html).toContain('1er novembre 2026');
      expect(html).not.toMatch(/[{}]| [:;!?»]|<h1/);
    },
  );

  it('of the declaration of accessibility names the version and its day in Paris, or is the restaurant’s own [LAW-52, LAW-54]', () => {
    expect(textOf('/accessibilite')).toContain(
      'La version 1.4.0 du 25 novembre 2026 a passé nos contrôles automatiques',
    );
    write('pages/accessibilite.md', '## Chez nous\n\nLa salle est de plain-pied.\n');
    expect(textOf('/accessibilite')).toBe('<h2 id="chez-nous">Chez nous</h2><p>La salle est de plain-pied.</p>');
  });

  it('leads from the terms to the declaration of accessibility [LAW-52]', () => {
    expect(textOf('/terms-of-service')).toMatch(/id="accessibilite".*href="\/accessibilite"/);
  });

  it('tells who can withdraw below terms of the restaurant’s own, once [LAW-45]', () => {
    write('pages/terms-of-service.md', '## Nos conditions\n\nOn discute.\n');
    expect(textOf('/terms-of-service')).toMatch(/id="retractation">.*Renoncer au contrat ici/s);
    write('pages/terms-of-service.md', '## Rétractation\n\nOn discute.\n');
    const html = textOf('/terms-of-service') ?? '';
    expect(html.match(/id="retractation"/g)).toHaveLength(1);
    expect(html).not.toContain('Renoncer au contrat ici');
  });

  it('tells what can be given back and by when, and leads to no page that may be missing [LAW-45]', () => {
    const html = textOf('/terms-of-service') ?? '';
    expect(html).toContain('vous ne pouvez pas y renoncer après la commande (article L221-28, 3º et 4º,');
    expect(html).toMatch(/«\sRétractation possible\s: 14 jours\s» se rendent sans motif, fermés, dans les quatorze/);
    expect(html).toContain('va jusqu’au premier jour ouvrable');
    expect(html).not.toContain('href="/retractation"');
    // The decree's form, to which the diner's mail leads.
    const [, form = ''] = html.split('Formulaire type de rétractation</h3>');
    for (const said of [
      'À l’attention de',
      'par la présente ma/notre (*) rétractation',
      '(*) Rayez la mention inutile.',
    ]) {
      expect(form).toContain(said);
    }
  });

  it('leaves out the line whose value the site does not give, and only that', () => {
    const { registration: _, ...legal } = exampleSite.legal;
    const html = textOf('/terms-of-service', { ...exampleSite, legal }) ?? '';
    expect(html).toContain('TVA intracommunautaire');
    expect(html).not.toContain('Immatriculation');
  });

  it('is the restaurant’s own where it has written one', () => {
    write('pages/terms-of-service.md', '## Chez {title}\n\nOn *discute*.\n');
    expect(textOf('/terms-of-service')).toContain(
      '<h2 id="chez-leve-tard">Chez Lève-tard</h2><p>On <em>discute</em>.</p>',
    );
  });

  it('keeps the legal notice and the words about accessibility, which every page leads to, below terms of the restaurant’s own [SHL-19]', () => {
    write(
      'pages/terms-of-service.md',
      '## Nos conditions\n\nOn discute.\n\n### Accessibilité ###\n\nLe restaurant est de plain-pied.\n',
    );
    const html = textOf('/terms-of-service') ?? '';
    expect(html).toMatch(/plain-pied.*<h2 id="mentions-legales">.*Éditeur/s);
    expect(html.match(/id="accessibilite"/g)).toHaveLength(1);
    expect(html.match(/id="mentions-legales"/g)).toHaveLength(1);
    expect(html).not.toContain('id="le-vendeur"');
  });

  it.each([
    ['underlined', 'Mentions légales\n----------------\n\nÀ nous.'],
    ['in capitals, of accents apart', `## ${'MENTIONS LÉGALES'.normalize('NFD')}\n\nÀ nous.`],
    ['deeper', '## Tout\n\n#### Mentions légales\n\nÀ nous.'],
  ])('has one legal notice where the restaurant’s own is %s [SHL-19]', (_, text) => {
    write('pages/terms-of-service.md', text);
    const html = textOf('/terms-of-service') ?? '';
    expect(html.match(/id="mentions-legales"/g)).toHaveLength(1);
    expect(html).toContain('À nous.');
    expect(html.match(/id="accessibilite"/g)).toHaveLength(1);
  });

  it('takes no heading for one that only an example has [SHL-19]', () => {
    write('pages/terms-of-service.md', '## Nos conditions\n\n```\n## Mentions légales\n```\n');
    expect(textOf('/terms-of-service')).toContain('id="mentions-legales"');
  });

  it('shows the site’s values as text, whatever is in them [SEC-12]', () => {
    const html = textOf('/terms-of-service', { ...exampleSite, title: '<img src=x onerror=alert(1)> *A*' }) ?? '';
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; *A*');
    expect(html).not.toContain('<img');
  });

  it.each([
    ['a script', 'Bonjour\n\n<script>alert(1)</script>', 'ligne 3 : le HTML n’est pas admis'],
    ['HTML in a line', 'Un <b onclick="x()">mot</b>', 'ligne 1 : le HTML n’est pas admis'],
    ['a link that runs', '## A\n\n[ici](javascript:alert(1))', 'ligne 3 : un lien ne peut pas mener à'],
    ['a link to another host without its scheme', '[ici](//evil.example)', 'ligne 1 : un lien ne peut pas mener à'],
    ['a picture of a stranger', '![](https://evil.example/a.png)', 'ligne 1 : une image doit être sous /media/'],
    ['a second title', '# Titre', 'ligne 1 : les titres commencent par ##'],
    ['a name that nobody knows', 'Ici\n{titel}', 'ligne 2 : {titel} n’existe pas'],
  ])('with %s is refused, and the file is named', (_name, source, fault) => {
    write('pages/about.md', source);
    expect(() => readPageTexts(exampleSite, folder, build)).toThrow(TextFault);
    expect(() => readPageTexts(exampleSite, folder, build)).toThrow(`sites/leve-tard/pages/about.md, ${fault}`);
  });
});

describe('the articles of a restaurant', () => {
  it('are none while its blog is not enabled, whatever lies there [CFG-11]', () => {
    write('blog/2026-11-20-la-pate.md', '# La pâte\n\nElle dort.\n');
    expect(textOf('/blog')).toBe('');
    expect(textOf('/blog', withBlog)).not.toBe('');
  });

  it('are none where it has written none [RTE-03]', () => {
    expect(textOf('/blog', withBlog)).toBe('');
  });

  it('stand the newest first, each with its day, and no second title of the page [RTE-03]', () => {
    write('blog/2026-11-20-la-pate.md', '# La pâte\n\n## Lente\n\nElle dort.\n');
    write('blog/2026-11-21-le-four.md', '# Le four : 430 °C\n\nIl chauffe.\n');
    expect(textOf('/blog', withBlog)).toBe(
      '<article id="le-four"><h2>Le four\u00a0: 430 °C</h2><p class="small muted"><time datetime="2026-11-21">21 novembre 2026</time></p><p>Il chauffe.</p></article>' +
        '<article id="la-pate"><h2>La pâte</h2><p class="small muted"><time datetime="2026-11-20">20 novembre 2026</time></p><h3 id="lente">Lente</h3><p>Elle dort.</p></article>',
    );
  });

  it.each([
    ['blog/la-pate.md', '# La pâte\n', 'son nom doit être une date et des mots'],
    ['blog/2026-11-20-la-pate.md', 'La pâte\n', 'ligne 1 : son titre doit y être'],
    ['blog/2026-11-20-la-pate.md', '# La pâte\n\n<iframe src="x"></iframe>\n', 'ligne 3 : le HTML n’est pas admis'],
  ])('%s that can’t be shown stops the start and is named', (path, source, fault) => {
    write(path, source);
    expect(() => readPageTexts(withBlog, folder, build)).toThrow(`sites/leve-tard/${path}`);
    expect(() => readPageTexts(withBlog, folder, build)).toThrow(fault);
  });
});
