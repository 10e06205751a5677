import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface ReadStream {
  status: number;
  ended: Promise<void>;
  leave(): void;
}

/** Opens an event stream and calls back with the fields of each event. */
export async function readStream(
  url: URL,
  headers: OutgoingHttpHeaders,
  take: (fields: Map<string, string>) => void,
): Promise<ReadStream> {
  const request = get(url, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) take(fieldsOf(part));
  });
  answer.on('close', resolve).on('error', () => undefined);
  return { status: answer.statusCode ?? 0, ended, leave: () => request.destroy() };
}

function fieldsOf(part: string): Map<string, string> {
  return new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
}
