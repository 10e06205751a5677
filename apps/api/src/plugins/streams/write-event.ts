/** One event of a stream. */
export interface StreamEvent {
  event: string;
  data: unknown;
  /** From where a reader goes on that loses the stream; absent: from where it was. */
  id?: string;
}

/** An event as it travels (WHATWG HTML, server-sent events): JSON has no line end of its own. */
export function writeEvent({ event, data, id }: StreamEvent): string {
  const cursor = id === undefined ? '' : `id: ${id}\n`;
  return `${cursor}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
