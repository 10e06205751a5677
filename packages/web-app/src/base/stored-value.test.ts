import { describe, expect, it, vi } from 'vitest';
import { isStored, peekStored, storedValue } from './stored-value.ts';

const colour = storedValue('local', 'colour', (value) => (value === 'red' || value === 'blue' ? value : null));

describe('a value in storage', () => {
  it('is read as it was written, and gone once it is removed', () => {
    expect([colour.read(), colour.write('red'), colour.read(), isStored('local', 'colour')]).toEqual([
      null,
      true,
      'red',
      true,
    ]);
    colour.write(null);
    expect([colour.read(), isStored('local', 'colour')]).toEqual([null, false]);
  });

  it.each(['"green"', '{', 'null', '{"red":1}'])('that is %s can’t be used, and is removed', (text) => {
    localStorage.setItem('colour', text);
    expect([colour.read(), localStorage.getItem('colour')]).toEqual([null, null]);
  });

  it('may be a text that is no JSON, as earlier versions wrote it', () => {
    localStorage.setItem('colour', 'blue');
    expect([colour.read(), peekStored('colour')]).toEqual(['blue', null]);
  });

  it('is kept in memory only where storage refuses [STO-10]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', undefined);
    expect([colour.read(), colour.write('red'), isStored('local', 'colour'), peekStored('colour')]).toEqual([
      null,
      false,
      false,
      null,
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is read again when another tab changes it, or clears everything', () => {
    const listener = vi.fn();
    const stop = colour.onForeignChange(listener);
    for (const key of ['colour', 'size', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
