import { readCount } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue, Retention } from './settings.ts';

/** Reads the retention times. The law requires that amounts are stored for at least ten years. */
export function readRetention(values: NamedValue[]): Retention {
  const read = (name: string, usual: number) => readCount(findValue(values, `retention.${name}`)) || usual;
  return {
    accountIdleMonths: read('account_idle_months', 24),
    customerMonths: read('customer_months', 36),
    figuresYears: Math.max(read('figures_years', 10), 10),
    logMonths: read('log_months', 12),
  };
}
