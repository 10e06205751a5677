import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormat, typeset } from '@comptoir/format';
import { escapeHtml } from '@comptoir/web-host';
import { TextFault, writeMarkdown } from './write-markdown.ts';

const fileName = /^(?<date>\d{4}-\d{2}-\d{2})-(?<name>[a-z0-9-]+)\.md$/;

/** The file's name gives the date and the anchor, its first line the title. */
function writeArticle(folder: string, file: string, shown: string): string {
  const { date, name } = fileName.exec(file)?.groups ?? {};
  if (!date || !name)
    throw new TextFault(`${shown} : son nom doit être une date et des mots, comme 2026-11-20-la-pate.md.`);
  const source = readFileSync(join(folder, file), 'utf8');
  const title = /^# (.+)\n/.exec(source)?.[1];
  if (!title) throw new TextFault(`${shown}, ligne 1 : son titre doit y être, « # La pâte ».`);
  // The title is replaced by an empty line, so that error messages have the right line number.
  const text = writeMarkdown(source.replace(/^# .+/, ''), { file: shown, below: 1 });
  const day = createFormat('fr', 'EUR').date(Temporal.PlainDate.from(date));
  const heading = `<h2>${escapeHtml(typeset(title))}</h2><p class="small muted"><time datetime="${date}">${day}</time></p>`;
  return `<article id="${name}">${heading}${text}</article>`;
}

/** The HTML of all articles in the restaurant's `blog/`, newest first. Empty if there are none. @throws TextFault */
export function readArticles(siteFolder: string, siteId: string): string {
  const folder = join(siteFolder, 'blog');
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  } catch {
    return '';
  }
  const newestFirst = files.sort().reverse();
  return newestFirst.map((file) => writeArticle(folder, file, `sites/${siteId}/blog/${file}`)).join('');
}
