import { describe, expect, it } from 'vitest';
import { encode } from './encode.ts';
import { negotiate } from './negotiate.ts';

const prepared = encode(Buffer.from('Margherita, Regina, Calzone'), { isCompressible: true });
const takes = (accepted?: string) => negotiate({ 'accept-encoding': accepted }, prepared);

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['zstd, abr', 'identity'],
  ])('of who takes %j is %s [PLT-16]', (accepted, encoding) => {
    expect(takes(accepted).encoding).toBe(encoding);
    expect(takes(accepted).headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  it('has an ETag of its own, and is told apart by caches', () => {
    const etags = ['br', 'gzip', ''].map((accepted) => takes(accepted).headers.etag);
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    expect(takes('br').headers.vary).toBe('Accept-Encoding');
  });

  it('is one where compressing is of no use', () => {
    const picture = encode(Buffer.from('…'), { isCompressible: false });
    expect(negotiate({ 'accept-encoding': 'br' }, picture)).toMatchObject({
      encoding: 'identity',
      headers: { etag: expect.any(String) },
    });
    expect(negotiate({ 'accept-encoding': 'br' }, picture).headers.vary).toBeUndefined();
  });
});

describe('who asks whether it changed', () => {
  const etag = prepared.etag('br');
  const asks = (noneMatch: string, more = {}) =>
    negotiate({ 'accept-encoding': 'br', 'if-none-match': noneMatch, ...more }, prepared).isKnown;

  it.each([
    ['the same ETag', etag],
    ['a weak one', `W/${etag}`],
    ['a list with it', `"other", ${etag}`],
    ['a list with it, weak', `W/"other",W/${etag}`],
    ['anything at all', '*'],
  ])('has it by %s [RTE-42, API-42]', (_, noneMatch) => {
    expect(asks(noneMatch)).toBe(true);
  });

  it.each([
    ['another ETag', '"other"'],
    ['that of another encoding', prepared.etag('gzip')],
    ['a part of it', etag.slice(0, 10)],
  ])('has not by %s', (_, noneMatch) => {
    expect(asks(noneMatch)).toBe(false);
  });

  it('is told so whatever its library says to caches on the way', () => {
    expect(asks(etag, { 'cache-control': 'no-cache' })).toBe(true);
  });

  it('is told no encoding of a body that is not sent', () => {
    expect(negotiate({ 'accept-encoding': 'br', 'if-none-match': etag }, prepared).headers).toEqual({
      etag,
      vary: 'Accept-Encoding',
    });
  });
});
