/** JSON for a script element. `<` is escaped, so that no value can end the element. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
