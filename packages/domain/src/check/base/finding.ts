export type Severity = 'error' | 'warning' | 'note';

/** The thing that a finding is about. Zones have their name as id, days their ISO date, settings their name. */
export interface Target {
  kind: 'menu' | 'item' | 'choice' | 'option' | 'offer' | 'zone' | 'day' | 'setting';
  id: number | string;
  field?: string;
}

/** What the sentence of a finding says: `day` is an ISO date, `mode` a mode, and names in `Cents` and `Bp` are cents and basis points. */
export type FindingValues = Record<string, string | number | string[]>;

/** One fault that a check found. `why` chooses among the sentences of a check. */
export interface Slip {
  target: Target;
  values: FindingValues;
  why?: string;
  /** Absent means the severity of the check. */
  severity?: Severity;
}
