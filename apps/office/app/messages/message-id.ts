import type { LeafIds } from '@comptoir/web-app/messages';
import type { accessMessages } from './french/access.ts';
import type { approvalMessages } from './french/approval.ts';
import type { boardMessages } from './french/board/board.ts';
import type { pauseMessages } from './french/board/pause.ts';
import type { printsMessages } from './french/board/prints.ts';
import type { refundMessages } from './french/board/refund.ts';
import type { slotsMessages } from './french/board/slots.ts';
import type { catalogueMessages } from './french/catalogue.ts';
import type { draftMessages } from './french/draft.ts';
import type { french } from './french/french.ts';
import type { hoursMessages } from './french/hours/hours.ts';
import type { offersMessages } from './french/offers/offers.ts';
import type { pastMessages } from './french/past.ts';
import type { eveningMessages } from './french/rehearsal/evening.ts';
import type { offerMessages } from './french/rehearsal/offer.ts';
import type { previewMessages } from './french/rehearsal/preview.ts';
import type { rehearsalMessages } from './french/rehearsal/rehearsal.ts';
import type { sampleMessages } from './french/rehearsal/sample.ts';
import type { timeMessages } from './french/rehearsal/time.ts';
import type { settingsMessages } from './french/settings.ts';
import type { shopMessages } from './french/shop/shop.ts';
import type { stockMessages } from './french/stock.ts';
import type { teamMessages } from './french/team.ts';
import type { ticketMessages } from './french/ticket.ts';
import type { withdrawalsMessages } from './french/withdrawal/withdrawals.ts';
import type { zonesMessages } from './french/zones/zones.ts';

/** The message tables that load with a screen, by the first part of their ids. Add new tables here. */
export interface AddedTables {
  access: typeof accessMessages;
  approval: typeof approvalMessages;
  board: typeof boardMessages;
  catalogue: typeof catalogueMessages;
  draft: typeof draftMessages;
  evening: typeof eveningMessages;
  hours: typeof hoursMessages;
  offer: typeof offerMessages;
  offers: typeof offersMessages;
  past: typeof pastMessages;
  pause: typeof pauseMessages;
  prints: typeof printsMessages;
  preview: typeof previewMessages;
  refund: typeof refundMessages;
  rehearsal: typeof rehearsalMessages;
  sample: typeof sampleMessages;
  settings: typeof settingsMessages;
  shop: typeof shopMessages;
  slots: typeof slotsMessages;
  stock: typeof stockMessages;
  team: typeof teamMessages;
  ticket: typeof ticketMessages;
  withdrawals: typeof withdrawalsMessages;
  zones: typeof zonesMessages;
  time: typeof timeMessages;
}

export type MessageId = LeafIds<typeof french> | LeafIds<AddedTables>;
