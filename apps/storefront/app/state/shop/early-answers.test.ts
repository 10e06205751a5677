import { useClockStore } from '@comptoir/web-app/clock';
import { describe, expect, it, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

const url = '/v2/public/menus';
const date = new Date(1_795_000_000_000).toUTCString();

function answering(status: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status, headers: { date } }));
  vi.stubGlobal('fetch', fetch);
  return { fetch, early: createEarlyAnswers() };
}

describe('what the page was rendered with', () => {
  it('need not be read again where the server still has it, in whatever encoding; its clock is heard', async () => {
    const { fetch, early } = answering(304);
    expect(await early.isUnchanged(url, '"abc"')).toBe(true);
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('if-none-match')).toBe('"abc", "abc-br", "abc-gzip"');
    expect(useClockStore.getState().offsetMilliseconds).not.toBeNull();
  });

  it.each([200, 503])('is read from the same answer where that is %i: nothing is asked for twice', async (status) => {
    const { fetch, early } = answering(status);
    expect(await early.isUnchanged(url, '"abc"')).toBe(false);
    expect((await early.fetch(url)).status).toBe(status);
    expect(fetch).toHaveBeenCalledTimes(1);
    // A second try of the caller's is a request of its own.
    await early.fetch(url);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is told by the ETag that it was read under, as the server gives it without an encoding [STK-15]', async () => {
    const headers = { etag: '"new-br"' };
    vi.stubGlobal('fetch', async () => new Response('[]', { headers }));
    const early = createEarlyAnswers();
    expect(early.etagOf(url)).toBeUndefined();
    await early.isUnchanged(url, '"old"');
    await early.fetch(url);
    expect(early.etagOf(url)).toBe('"new"');
  });

  it('fails once where nothing answers', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    const early = createEarlyAnswers();
    expect(await early.isUnchanged(url, '"abc"')).toBe(false);
    await expect(early.fetch(url)).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
