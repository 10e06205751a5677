// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createContext } from 'react';
import { expect, it } from 'vitest';
import { useProvided } from './use-provided.ts';

const Currency = createContext<string | null>(null);

it('gives what the nearest provider holds', () => {
  const { result } = renderHook(() => useProvided(Currency), {
    wrapper: ({ children }) => <Currency value="EUR">{children}</Currency>,
  });
  expect(result.current).toBe('EUR');
});

it('says so where there is no provider', () => {
  expect(() => renderHook(() => useProvided(Currency))).toThrow('Outside of its provider');
});
