/** What was answered under an idempotency key, which is its id. */
export interface SavedAnswer {
  id: string;
  /** Of method, path and parameters. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
  /** Seconds since 1970. */
  created: number;
}
