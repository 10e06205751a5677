import { type Context, useContext } from 'react';

/** @throws if the component is outside of the context's provider. */
export function useProvided<T>(context: Context<T | null>): T {
  const provided = useContext(context);
  if (provided === null) throw new Error('Outside of its provider');
  return provided;
}
