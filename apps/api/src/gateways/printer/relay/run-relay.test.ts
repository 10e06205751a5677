import { ApiError, type RelayPrint } from '@comptoir/contract';
import { expect, it } from 'vitest';
import { type RelayNews, runRelay } from './run-relay.ts';

const ticket: RelayPrint = {
  id: '7',
  attempt: 1,
  printer: { name: 'Cuisine', host: 'h', port: 9100, paper: { width: 80, codePage: 'windows1252' }, hasBeep: false },
  lines: [],
};

/** A relay of a shop that answers as `takes` and `reports` say, in turn; then it stops. */
async function relayOf(takes: (RelayPrint | null | ApiError)[], reports: (ApiError | null)[] = []) {
  const stop = new AbortController();
  const news: RelayNews[] = [];
  const keys: string[] = [];
  const reported: unknown[][] = [];
  const end = await runRelay({
    caller: {
      pair: async () => ({ id: 1, name: 'Caisse' }),
      takePrint: async (key) => {
        keys.push(key);
        const answer = takes.shift() ?? null;
        if (takes.length === 0) stop.abort();
        if (answer instanceof ApiError) throw answer;
        return { print: answer };
      },
      reportPrint: async (...report) => {
        reported.push(report);
        const failure = reports.shift();
        if (failure) throw failure;
        return {};
      },
    },
    print: async () => ({ kind: 'printed' }),
    tell: (one) => news.push(one),
    stop: stop.signal,
  });
  return { end, news: news.map(({ kind }) => kind), keys, reported };
}

it('asks again with the same key until the shop answers, and says once that it is cut off [TCK-09]', async () => {
  const { end, news, keys } = await relayOf([new ApiError(0, undefined), new ApiError(502, undefined), null, null]);
  expect([end, news]).toEqual(['stopped', ['cut_off', 'connected']]);
  expect([new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([1, 2]);
});

it('reports what became of a print until the shop hears it [TCK-09]', async () => {
  const { news, reported } = await relayOf([ticket, null], [new ApiError(0, undefined), null]);
  expect(reported).toEqual([
    ['7', 1, 'printed'],
    ['7', 1, 'printed'],
  ]);
  expect(news).toEqual(['connected', 'print']);
});

it.each([
  [401, 'revoked'],
  [403, 'refused'],
])('ends where the shop answers %i: %s [TCK-09]', async (status, end) => {
  expect((await relayOf([new ApiError(status, undefined), null])).end).toBe(end);
});
