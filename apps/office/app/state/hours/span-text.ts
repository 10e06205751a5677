import type { HourSpan } from '@comptoir/domain';
import type { TypedSpan } from './typed-spans.ts';

/** The spans of a day in one text of a form: a line for each span, with a tab between its times. */
export function writeSpanText(spans: readonly (HourSpan | TypedSpan)[]): string {
  return spans.map(({ start, end }) => `${oneLine(start)}\t${oneLine(end)}`).join('\n');
}

export function readSpanText(text: string): TypedSpan[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [start = '', end = ''] = line.split('\t');
    return { start, end };
  });
}

const oneLine = (typed: string) => typed.replaceAll(/\s/g, ' ');
