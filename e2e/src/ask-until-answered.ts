import { setTimeout as sleep } from 'node:timers/promises';

export interface ShopAnswer {
  status: number;
  body: Record<string, unknown> & { payload: Record<string, unknown> };
}

const patienceMilliseconds = 90_000;

/** Asks a shop that may die before, while or after it does what is asked, until it answers; `body` is sent as JSON. */
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
      // Closed for a moment: it is to be asked again.
      if (answer.status < 500) return { status: answer.status, body: said };
    } catch {
      // The connection failed, or the answer broke off.
    }
    await sleep(200);
  }
  throw new Error(`${url} did not answer within ${patienceMilliseconds / 1000} s`);
}
