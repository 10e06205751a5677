import { offerTicketWords } from '@comptoir/words';

/** What the shop says of an offer. */
export const offerMessages = { ticket: offerTicketWords } as const;
