import type { z } from 'zod';
import { GatewayFailure } from './gateway-failure.ts';

interface JsonRequest {
  signal: AbortSignal;
  noneStatus: number;
}

const mostBytes = 1_000_000;

/**
 * Fetches and validates JSON. Returns null for the status `noneStatus`. Any other failure rejects with a
 * `GatewayFailure`, whose message is logged and contains no diner's address.
 */
export async function fetchJson<T>(
  schema: z.ZodType<T>,
  url: URL,
  { signal, noneStatus }: JsonRequest,
): Promise<T | null> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  const answer = parse(await readText(response, url), url);
  if (!response.ok) {
    if (response.status === noneStatus) return null;
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
    // Throwing closes the connection, so the rest of the body is not read.
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
