export interface StreamEvent {
  event: string;
  data: unknown;
  /** The cursor with which a reader that lost the stream comes back; absent: the last one stays. */
  id?: string;
}

/** Writes a server-sent event (WHATWG HTML). JSON has no line breaks of its own. */
export function writeEvent({ event, data, id }: StreamEvent): string {
  const cursor = id === undefined ? '' : `id: ${id}\n`;
  return `${cursor}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
