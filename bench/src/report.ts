export interface Measure {
  name: string;
  value: number;
  unit: string;
  limit: number;
  /** `most` means that the limit is a maximum, `least` that it is a minimum. */
  kind: 'most' | 'least';
  against: string;
}

function isKept({ value, limit, kind }: Measure): boolean {
  return kind === 'most' ? value <= limit : value >= limit;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toPrecision(3);
}

export function printReport(measures: Measure[]): boolean {
  for (const measure of measures) {
    const limit = `${measure.kind === 'most' ? '≤' : '≥'} ${measure.limit} ${measure.unit}`;
    console.log(
      `${isKept(measure) ? 'ok  ' : 'MISS'} ${measure.name}: ${round(measure.value)} ${measure.unit} (${limit}; ${measure.against})`,
    );
  }
  return measures.every(isKept);
}
