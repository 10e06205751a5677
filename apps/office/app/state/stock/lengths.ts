/** How long something is sold out. `date`: the user chooses the day of its return. */
export const offeredLengths = ['1h', '2h', 'service', 'day', 'date', 'none'] as const;
export type OfferedLength = (typeof offeredLengths)[number];
