import { readFileSync } from 'node:fs';

/** A line of a shell that a guide has its reader type. */
export interface GuideLine {
  /** The heading above it; empty above the first. */
  under: string;
  line: string;
}

/** What a guide has its reader type, in order: the lines of its blocks of `sh`. */
export function readGuideLines(path: string): GuideLine[] {
  const lines: GuideLine[] = [];
  let under = '';
  let isBlock = false;
  for (const written of readFileSync(path, 'utf8').split('\n')) {
    const line = written.trim();
    if (line.startsWith('```')) isBlock = line === '```sh';
    else if (isBlock && line !== '') lines.push({ under, line });
    else if (!isBlock && line.startsWith('## ')) under = line.slice(3);
  }
  return lines;
}
