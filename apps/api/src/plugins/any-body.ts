/** A validator that accepts any body, for routes that judge the body themselves: their schema is for the OpenAPI document only. */
export const anyBody = () => (data: unknown) => ({ value: data });
