/** A module of its own: a page that only waits for news of an order loads nothing else of the wire. */
export const liveStreamPath = '/v2/public/orders/:token/live';
