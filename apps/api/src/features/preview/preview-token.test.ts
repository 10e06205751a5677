import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { previewNow, readPreviewToken, writePreviewToken } from './preview-token.ts';

const signBy = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex');
const sign = signBy('key');
const at = Temporal.Instant.from('2026-12-24T19:30:00+01:00');
const madeAt = Temporal.Instant.from('2026-11-23T12:00:00+01:00');
const link = { at, madeAt, isDraft: true };

describe('the link of a preview', () => {
  it('says the instant and the catalogue for 30 minutes, and is unknown afterwards and before [REH-03]', () => {
    const token = writePreviewToken(link, sign);
    expect(token).toMatch(/^[0-9a-z-]+$/);
    expect(readPreviewToken(token, sign, madeAt)).toEqual(link);
    expect(readPreviewToken(token, sign, madeAt.add({ minutes: 29, seconds: 59 }))).toEqual(link);
    expect(readPreviewToken(token, sign, madeAt.add({ minutes: 30 }))).toBeNull();
    expect(readPreviewToken(token, sign, madeAt.subtract({ seconds: 1 }))).toBeNull();
  });

  it.each([
    ['another instant', (token: string) => token.replace(/^\d+/, (digits) => String(Number(digits) + 1))],
    ['a later age', (token: string) => token.replace(/-(\d+)-/, (_, digits) => `-${Number(digits) + 1}-`)],
    ['the published catalogue', (token: string) => token.replace('-d-', '-p-')],
    ['no mark', (token: string) => token.replace(/-[0-9a-f]+$/, '')],
    ['the mark of another shop', () => writePreviewToken(link, signBy('other'))],
    ['nothing at all', () => ''],
  ])('can’t be written by a visitor: %s [REH-03]', (_what, forge) => {
    expect(readPreviewToken(forge(writePreviewToken(link, sign)), sign, madeAt)).toBeNull();
  });

  it('has a clock that goes on from the instant [REH-03]', () => {
    expect(previewNow(link, madeAt.add({ minutes: 7 }))).toEqual(at.add({ minutes: 7 }));
  });
});
