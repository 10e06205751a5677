import { type Context, useContext } from 'react';

/** What the nearest provider of a context gives. Throws where there is none. */
export function useProvided<T>(context: Context<T | null>): T {
  const provided = useContext(context);
  if (provided === null) throw new Error('Outside of its provider');
  return provided;
}
