import { setTimeout as sleep } from 'node:timers/promises';

export interface ShopAnswer {
  status: number;
  body: Record<string, unknown> & { payload: Record<string, unknown> };
}

const patienceMilliseconds = 90_000;

/** Repeats a request until a shop that may be killed at any time responds; `body` is sent as JSON. */
export async function askUntilAnswered(
  url: string,
  { body, ...init }: Omit<RequestInit, 'body'> & { body?: object } = {},
): Promise<ShopAnswer> {
  const deadline = Date.now() + patienceMilliseconds;
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...init.headers } };
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { ...init, ...sent });
      const said = await answer.json();
      // A 5xx status means that the shop is shutting down, so the request is repeated.
      if (answer.status < 500) return { status: answer.status, body: said };
    } catch {
      // The connection failed, or the response was cut off, so the request is repeated.
    }
    await sleep(200);
  }
  throw new Error(`${url} did not answer within ${patienceMilliseconds / 1000} s`);
}
