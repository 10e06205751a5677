export interface StreamEvent {
  event: string;
  data: unknown;
  /** The cursor that a reconnecting client sends back. If absent, the client keeps its last one. */
  id?: string;
}

/** Formats a server-sent event (WHATWG HTML). JSON text contains no raw line breaks. */
export function writeEvent({ event, data, id }: StreamEvent): string {
  const cursor = id === undefined ? '' : `id: ${id}\n`;
  return `${cursor}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
