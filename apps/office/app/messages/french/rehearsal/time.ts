import { offerTimeWords } from '@comptoir/words';

/** The words of an offer's days and hours, as the shop says them. */
export const timeMessages = {
  onDays: offerTimeWords.onDays,
  between: offerTimeWords.between,
  weekday: offerTimeWords.weekday,
} as const;
