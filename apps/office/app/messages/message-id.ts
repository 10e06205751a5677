import type { LeafIds } from '@comptoir/web-app/messages';
import type { accessMessages } from './french/access.ts';
import type { boardMessages } from './french/board.ts';
import type { french } from './french/french.ts';
import type { orderMessages } from './french/order.ts';
import type { settingsMessages } from './french/settings.ts';
import type { stockMessages } from './french/stock.ts';
import type { teamMessages } from './french/team.ts';

/** The tables that come with the code of a screen, by the first word of their ids. A new table is added here. */
export interface AddedTables {
  access: typeof accessMessages;
  board: typeof boardMessages;
  order: typeof orderMessages;
  settings: typeof settingsMessages;
  stock: typeof stockMessages;
  team: typeof teamMessages;
}

/** Every sentence of the office: those of the first load, and those that are added. */
export type MessageId = LeafIds<typeof french> | LeafIds<AddedTables>;
