import { readFileSync } from 'node:fs';

export interface GuideLine {
  under: string;
  line: string;
}

/** Returns the lines of all `sh` code blocks in order. */
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
