/** A code of a device as people read it. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What is typed on a computer of the restaurant to make it a relay (TCK-09). */
export const relayCommand = (url: string, code: string): string =>
  `npm run printer -- --url ${url} --code ${groupedCode(code)}`;
