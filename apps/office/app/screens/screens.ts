import type { Permission } from '@comptoir/domain';
import type { shellMessages } from '../messages/french/shell.ts';

/** All that the office knows of a screen before its code is loaded. */
export interface Screen {
  /** Its address; a part that begins with a colon stands for any text. */
  path: `/office/${string}`;
  /** Its title is the message `shell.pages.<name>`. */
  title: keyof (typeof shellMessages)['pages'];
  /** Who may open it: anybody, or those who have this permission. */
  access: 'anybody' | Permission;
  /** Its code, from `app/`. */
  module: `routes/${string}.tsx`;
}

/** Every screen of the office, once. */
export const screens = [
  { path: '/office/board', title: 'board', access: 'board', module: 'routes/board.tsx' },
] as const satisfies readonly Screen[];

/** The screen that the office opens with. */
export const firstPath = '/office/board';
