import type { Permission } from '@comptoir/domain';
import type { OfficeIconName } from '../icons/icon-names.ts';
import type { shellMessages } from '../messages/french/shell.ts';

/** All that the office knows of a screen before its code is loaded. */
export interface Screen {
  /** Its address; a part that begins with a colon stands for any text. */
  path: `/office/${string}`;
  /** Its title is the message `shell.pages.<name>`. */
  title: keyof (typeof shellMessages)['pages'];
  /** Who may open it: anybody, whoever is signed in, or those who have this permission. */
  access: 'anybody' | 'staff' | Permission;
  /** What stands around it: `desk` is the navigation, `board` only a phone's; `none`: nothing. */
  frame: 'desk' | 'board' | 'none';
  /** Its drawing in the navigation, where it is led to from everywhere. */
  icon?: OfficeIconName;
  /** Its code, from `app/`. */
  module: `routes/${string}.tsx`;
}

const board = { access: 'board', frame: 'board' } as const;
/** Where one comes in. */
const door = { access: 'anybody', frame: 'none' } as const;

/** Every screen of the office, once. */
export const screens: readonly Screen[] = [
  { path: '/office/board', title: 'board', ...board, icon: 'bell', module: 'routes/board.tsx' },
  {
    path: '/office/commandes/:number',
    title: 'order',
    access: 'board',
    frame: 'desk',
    module: 'routes/order.tsx',
  },
  {
    path: '/office/disponibilite',
    title: 'stock',
    access: 'stock',
    frame: 'desk',
    icon: 'ban',
    module: 'routes/stock.tsx',
  },
  {
    path: '/office/equipe',
    title: 'team',
    access: 'devices',
    frame: 'desk',
    icon: 'users',
    module: 'routes/team.tsx',
  },
  {
    path: '/office/reglages',
    title: 'settings',
    access: 'staff',
    frame: 'desk',
    icon: 'settings',
    module: 'routes/settings.tsx',
  },
  { path: '/office/connexion', title: 'signIn', ...door, module: 'routes/sign-in.tsx' },
  { path: '/office/entrer/:token', title: 'enter', ...door, module: 'routes/enter.tsx' },
  { path: '/office/mot-de-passe', title: 'forgot', ...door, module: 'routes/forgot.tsx' },
  { path: '/office/appareil', title: 'enrol', ...door, module: 'routes/enrol.tsx' },
];

/** The screen that the office opens with. */
export const firstPath = '/office/board';
