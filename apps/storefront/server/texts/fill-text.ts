import { TextFault } from './write-markdown.ts';

/** Replaces placeholders such as `{title}` and removes lines with an empty value. @throws TextFault */
export function fillText(text: string, values: Record<string, string | undefined>, file: string): string {
  const isGiven = (line: string, index: number) => {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !(name in values));
    if (unknown !== undefined) throw new TextFault(`${file}, ligne ${index + 1} : {${unknown}} n’existe pas.`);
    return names.every((name) => values[name]);
  };
  return text
    .split('\n')
    .filter(isGiven)
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name) => (values[name] ?? '').replace(/[\\`*_[\]<>#|&]/g, '\\$&'));
}
