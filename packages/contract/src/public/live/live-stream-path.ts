/** This module has only the path, so that a page that waits for order events loads no other schemas. */
export const liveStreamPath = '/v2/public/orders/:token/live';
