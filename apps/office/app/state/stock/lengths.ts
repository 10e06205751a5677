/** For how long something can be sold out, as it is offered; `date`: the day on which it is back is chosen. */
export const offeredLengths = ['1h', '2h', 'service', 'day', 'date', 'none'] as const;
export type OfferedLength = (typeof offeredLengths)[number];
