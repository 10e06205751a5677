/**
 * A validator that accepts any body, for routes that validate it themselves; their schema only serves the OpenAPI document.
 */
export const anyBody = () => (data: unknown) => ({ value: data });
