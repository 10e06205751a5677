/** A request to repeat. `{id}` in its URL or body becomes a new UUID each time. */
export interface Load {
  url: string;
  /** Present: sent by POST, as JSON. Absent: a GET. */
  body?: string;
  headers?: Record<string, string>;
  connections: number;
  /** The number of requests in flight per connection; absent: 1. */
  pipelined?: number;
  seconds: number;
  /** Stops after this number of answers; absent: only the time counts. */
  answers?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** CPU time of the client process, in seconds. */
  clientSeconds: number;
}
