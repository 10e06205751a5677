/** What is asked of a server, over and over. In `path` and `body`, `{id}` is another UUID each time. */
export interface Load {
  url: string;
  /** Present: it is posted as JSON; absent: a GET. */
  body?: string;
  headers?: Record<string, string>;
  connections: number;
  /** So many requests of a connection are sent at once; absent: one. */
  pipelined?: number;
  /** How long to go on. */
  seconds: number;
  /** How many answers are enough; absent: as many as the time gives. */
  answers?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** Processor time that the client itself took, seconds. */
  clientSeconds: number;
}
