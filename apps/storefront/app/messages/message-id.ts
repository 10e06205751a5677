import type { LeafIds } from '@comptoir/web-app/messages';
import type { addedTables } from './french/added.ts';
import type { french } from './french/french.ts';

export type AddedTables = typeof addedTables;

export type MessageId = LeafIds<typeof french> | LeafIds<AddedTables>;
