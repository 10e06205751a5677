/** A repeated request. `{id}` in its URL or body becomes a new UUID each time. */
export interface Load {
  url: string;
  /** The body of a POST request, as JSON; without a body the request is a GET. */
  body?: string;
  headers?: Record<string, string>;
  connections: number;
  /** The number of concurrent requests per connection; the default is 1. */
  pipelined?: number;
  seconds: number;
  /** Stops after this number of responses; by default only the time counts. */
  answers?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** CPU time of the client process, in seconds. */
  clientSeconds: number;
}
