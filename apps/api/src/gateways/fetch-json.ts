import type { z } from 'zod';
import { GatewayFailure } from './gateway-failure.ts';

interface JsonRequest {
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; absent: GET. */
  body?: object;
  /** Whether an answer that is no success means "there is none", rather than a failure. */
  meansNone?: (status: number, body: unknown) => boolean;
}

const mostBytes = 1_000_000;

/**
 * Asks an upstream for JSON of a shape. Null: it answered that there is none. Whatever else is no such answer rejects with
 * `GatewayFailure`: another status, a redirect, HTML, more than a megabyte, another shape. Its messages hold no address,
 * for they are logged.
 */
export async function fetchJson<T>(
  schema: z.ZodType<T>,
  url: URL,
  { signal, headers = {}, body, meansNone = () => false }: JsonRequest,
): Promise<T | null> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = parse(await readText(response, url), url);
  if (!response.ok) {
    if (meansNone(response.status, answer)) return null;
    throw new GatewayFailure(`${url.host} answered with status ${response.status}`);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new GatewayFailure(`${url.host} answered in another shape`, { cause: parsed.error });
  return parsed.data;
}

async function readText(response: Response, url: URL): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection: the rest is not read.
    if (bytes > mostBytes) throw new GatewayFailure(`${url.host} answered with more than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string, url: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayFailure(`${url.host} did not answer in JSON`);
  }
}
