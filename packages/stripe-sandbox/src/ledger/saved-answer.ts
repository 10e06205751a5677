/** The saved response of an idempotency key, which is its id. */
export interface SavedAnswer {
  id: string;
  /** A hash of the request's method, path and body. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
  created: number;
}
