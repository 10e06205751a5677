/** Data inside a script element: `<` is escaped, so that no value can end it. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
