import { isServiceSpan, readClock } from '@comptoir/contract';
import { type HourSpan, joinSpans } from '@comptoir/domain';

/** A span as it is typed, such as `11h30` and `14:00`. A row without any text counts as none. */
export interface TypedSpan {
  start: string;
  end: string;
}

/** `order`: the end is not after the start. `missing`: only one of the two is typed. */
type SpanProblem = 'missing' | 'malformed' | 'order';

export interface SpanFault {
  index: number;
  field: keyof TypedSpan;
  problem: SpanProblem;
}

export type ReadSpans = { faults: SpanFault[] } | { spans: HourSpan[]; areJoined: boolean };

/** Reads the spans of a day by the rules of the import, and joins those that overlap or touch (HRS-02). */
export function readSpans(typed: readonly TypedSpan[]): ReadSpans {
  const read = typed.map((span, index) => ({ ...readSpan(span), index }));
  const faults = read.flatMap(({ index, fault }) => (fault ? [{ ...fault, index }] : []));
  if (faults.length > 0) return { faults };
  const written = read.flatMap(({ span }) => span ?? []);
  const spans = joinSpans(written);
  return { spans, areJoined: spans.length < written.length };
}

function readSpan({ start: startText, end: endText }: TypedSpan): {
  span?: HourSpan;
  fault?: Omit<SpanFault, 'index'>;
} {
  if (startText.trim() === '' && endText.trim() === '') return {};
  if (startText.trim() === '') return { fault: { field: 'start', problem: 'missing' } };
  if (endText.trim() === '') return { fault: { field: 'end', problem: 'missing' } };
  const start = readClock(startText);
  if (start === null) return { fault: { field: 'start', problem: 'malformed' } };
  const end = readClock(endText, true);
  if (end === null) return { fault: { field: 'end', problem: 'malformed' } };
  const span = { start, end };
  return isServiceSpan(span) ? { span } : { fault: { field: 'end', problem: 'order' } };
}
