/** Accepts any body, for routes that validate it themselves. Their schema only serves the OpenAPI document. */
export const anyBody = () => (data: unknown) => ({ value: data });
