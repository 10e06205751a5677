import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import { type Screen, screens } from '../../app/screens/screens.ts';
import type { BuildName } from './build-name.ts';
import { fillText } from './fill-text.ts';
import { readArticles } from './read-articles.ts';
import { anchorOf, anchorsIn, writeMarkdown } from './write-markdown.ts';

const ownTexts = fileURLToPath(new URL('../../texts/', import.meta.url));

/** The text of a page as HTML. It contains no scripts, so a page can insert it unescaped. */
export interface PageText {
  screen: Screen;
  html: string;
}

function valuesOf(site: SiteConfig, build: BuildName): Record<string, string | undefined> {
  const { title, product, tagline, legal } = site;
  const { publisher, host, registration, vatNumber, director, mediator } = legal;
  const { date } = createFormat('fr', site.currency);
  const updatedAt = date(Temporal.PlainDate.from(legal.updatedAt));
  const builtAt = Temporal.Instant.fromEpochMilliseconds(build.timestamp);
  const released = date(builtAt.toZonedDateTimeISO(site.timeZone).toPlainDate());
  const own = { updatedAt, title, product, tagline, publisher, host, registration, vatNumber, director, mediator };
  return { ...own, version: build.version, released };
}

/** The restaurant's own file in `pages/`, else the default text. Null if neither exists. */
function findFile(siteFolder: string, siteId: string, path: string): { file: string; shown: string } | null {
  const name = `${path.slice(1)}.md`;
  const written = { file: join(siteFolder, 'pages', name), shown: `sites/${siteId}/pages/${name}` };
  const brought = { file: join(ownTexts, name), shown: `apps/storefront/texts/${name}` };
  return [written, brought].find(({ file }) => existsSync(file)) ?? null;
}

/** The footer links to the legal notice, and the law wants withdrawal and accessibility told (SHL-19, LAW-45, LAW-52). */
const keptAnchors = ['retractation', 'mentions-legales', 'accessibilite'];

/** The law requires some sections of the terms. Those that the restaurant's text lacks come from the default text. */
function missingSections(written: string): string {
  const anchors = anchorsIn(written);
  const brought = readFileSync(join(ownTexts, 'terms-of-service.md'), 'utf8').split(/^(?=## )/m);
  const anchorOfSection = (section: string) => anchorOf(/^## (.+)/.exec(section)?.[1] ?? '');
  return brought
    .filter((section) => keptAnchors.includes(anchorOfSection(section)) && !anchors.includes(anchorOfSection(section)))
    .join('\n');
}

function write({ path, text }: Screen, site: SiteConfig, siteFolder: string, build: BuildName): string {
  if (text === 'BlogArticles') return site.blog.enabled ? readArticles(siteFolder, site.id) : '';
  const found = findFile(siteFolder, site.id, path);
  if (!found) return '';
  const written = readFileSync(found.file, 'utf8');
  const whole = path === '/terms-of-service' ? `${written}\n\n${missingSections(written)}` : written;
  const source = fillText(whole, valuesOf(site, build), found.shown);
  return writeMarkdown(source, { file: found.shown });
}

/** A restaurant's own text replaces the default text. @throws TextFault with file and line. */
export function readPageTexts(site: SiteConfig, siteFolder: string, build: BuildName): PageText[] {
  return screens.flatMap((screen) => (screen.text ? [{ screen, html: write(screen, site, siteFolder, build) }] : []));
}
