/** Makes a value when it is first asked for: an Intl formatter costs more than all that it writes. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
