import { describe, expect, it } from 'vitest';
import { isSuccess, readPayload, success } from './envelope.ts';

describe('an answer', () => {
  it.each([
    ['bare', ['a']],
    ['in payload', { status: 'success', payload: ['a'] }],
    ['named inside payload', { status: 'success', payload: { settings: ['a'] } }],
    ['named', { status: 'success', settings: ['a'] }],
  ])('is read whether its value is %s [API-39]', (_shape, body) => {
    expect(readPayload(body, 'settings')).toEqual(['a']);
  });

  it('succeeds unless its own status says otherwise [API-03, LOC-06]', () => {
    expect(isSuccess(success({ payload: [] }))).toBe(true);
    expect(isSuccess({ status: 'OK' })).toBe(true);
    expect(isSuccess([])).toBe(true);
    expect(isSuccess({ status: 'error', payload: [] })).toBe(false);
    expect(isSuccess({ status: 'ZERO_RESULTS' })).toBe(false);
  });
});
