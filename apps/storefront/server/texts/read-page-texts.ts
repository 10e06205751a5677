import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { type Screen, screens } from '../../app/screens/screens.ts';
import { fillText } from './fill-text.ts';
import { readArticles } from './read-articles.ts';
import { anchorOf, anchorsIn, writeMarkdown } from './write-markdown.ts';

const ownTexts = fileURLToPath(new URL('../../texts/', import.meta.url));

/** The text of a page as HTML. It contains no scripts, so a page can insert it unescaped. */
export interface PageText {
  screen: Screen;
  html: string;
}

function valuesOf({ title, product, tagline, currency, legal }: SiteConfig): Record<string, string | undefined> {
  const { publisher, host, registration, vatNumber, director, mediator } = legal;
  const updatedAt = createFormat('fr', currency).date(Temporal.PlainDate.from(legal.updatedAt));
  return { updatedAt, title, product, tagline, publisher, host, registration, vatNumber, director, mediator };
}

/** The restaurant's own file in `pages/`, else the default text. Null if neither exists. */
function findFile(siteFolder: string, siteId: string, path: string): { file: string; shown: string } | null {
  const name = `${path.slice(1)}.md`;
  const written = { file: join(siteFolder, 'pages', name), shown: `sites/${siteId}/pages/${name}` };
  const brought = { file: join(ownTexts, name), shown: `apps/storefront/texts/${name}` };
  return [written, brought].find(({ file }) => existsSync(file)) ?? null;
}

/** The footer links to these anchors, so headings with these ids must exist (SHL-19). */
const keptAnchors = ['mentions-legales', 'accessibilite'];

/** The law requires some sections of the terms. Those that the restaurant's text lacks come from the default text. */
function missingSections(written: string): string {
  const anchors = anchorsIn(written);
  const brought = readFileSync(join(ownTexts, 'terms-of-service.md'), 'utf8').split(/^(?=## )/m);
  const anchorOfSection = (section: string) => anchorOf(/^## (.+)/.exec(section)?.[1] ?? '');
  return brought
    .filter((section) => keptAnchors.includes(anchorOfSection(section)) && !anchors.includes(anchorOfSection(section)))
    .join('\n');
}

function write({ path, text }: Screen, site: SiteConfig, siteFolder: string): string {
  if (text === 'BlogArticles') return site.blog.enabled ? readArticles(siteFolder, site.id) : '';
  const found = findFile(siteFolder, site.id, path);
  if (!found) return '';
  const written = readFileSync(found.file, 'utf8');
  const whole = path === '/terms-of-service' ? `${written}\n\n${missingSections(written)}` : written;
  const source = fillText(whole, valuesOf(site), found.shown);
  return writeMarkdown(source, { file: found.shown });
}

/** A restaurant's own text replaces the default text. @throws TextFault with file and line. */
export function readPageTexts(site: SiteConfig, siteFolder: string): PageText[] {
  return screens.flatMap((screen) => (screen.text ? [{ screen, html: write(screen, site, siteFolder) }] : []));
}
