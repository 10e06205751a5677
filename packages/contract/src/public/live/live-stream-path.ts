/** Of an order's events. A module of its own: whoever only waits for news of an order needs nothing else of the wire. */
export const liveStreamPath = '/v2/public/orders/:token/live';
