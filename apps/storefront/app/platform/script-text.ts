/** JSON for a script element: `<` is escaped, so that no value can close it. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
