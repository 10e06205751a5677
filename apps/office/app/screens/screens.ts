import type { Permission } from '@comptoir/domain';
import type { OfficeIconName } from '../icons/icon-names.ts';
import type { shellMessages } from '../messages/french/shell.ts';

/** The metadata of a screen, available before its code is loaded. */
export interface Screen {
  /** A path. A part that begins with a colon matches any text. */
  path: `/office/${string}`;
  /** The title is the message `shell.pages.<name>`. */
  title: keyof (typeof shellMessages)['pages'];
  /** `staff`: all signed-in users. A permission: only the users who have it. */
  access: 'anybody' | 'staff' | Permission;
  /** `desk`: with the navigation. `board`: with the navigation on phones only. `none`: without. */
  frame: 'desk' | 'board' | 'none';
  /** The icon of the screen's link in the navigation. Absent if there is no link. */
  icon?: OfficeIconName;
  /** The screen with a link that this one belongs to. */
  within?: `/office/${string}`;
  /** The file of the screen's code, relative to `app/`. */
  module: `routes/${string}.tsx`;
}

const board = { access: 'board', frame: 'board' } as const;
const door = { access: 'anybody', frame: 'none' } as const;

export const screens: readonly Screen[] = [
  { path: '/office/board', title: 'board', ...board, icon: 'bell', module: 'routes/board.tsx' },
  {
    path: '/office/commandes/:number',
    title: 'order',
    within: '/office/historique',
    access: 'history',
    frame: 'desk',
    module: 'routes/history/order.tsx',
  },
  {
    path: '/office/commandes/:number/dossier',
    title: 'dossier',
    within: '/office/historique',
    access: 'export',
    frame: 'desk',
    module: 'routes/history/order.tsx',
  },
  { path: '/office/tickets/:id', title: 'ticket', access: 'board', frame: 'none', module: 'routes/ticket.tsx' },
  {
    path: '/office/disponibilite',
    title: 'stock',
    access: 'stock',
    frame: 'desk',
    icon: 'ban',
    module: 'routes/stock.tsx',
  },
  {
    path: '/office/historique',
    title: 'history',
    access: 'history',
    frame: 'desk',
    icon: 'history',
    module: 'routes/history/history.tsx',
  },
  {
    path: '/office/carte',
    title: 'catalogue',
    access: 'catalogue',
    frame: 'desk',
    icon: 'book-open',
    module: 'routes/catalogue.tsx',
  },
  {
    path: '/office/offres',
    title: 'offers',
    access: 'catalogue',
    frame: 'desk',
    icon: 'badge-percent',
    module: 'routes/offers.tsx',
  },
  {
    path: '/office/horaires',
    title: 'hours',
    access: 'catalogue',
    frame: 'desk',
    icon: 'calendar-clock',
    module: 'routes/hours.tsx',
  },
  {
    path: '/office/creneaux',
    title: 'slots',
    access: 'pause',
    frame: 'desk',
    icon: 'timer',
    module: 'routes/slots.tsx',
  },
  {
    path: '/office/zones',
    title: 'zones',
    access: 'catalogue',
    frame: 'desk',
    icon: 'map',
    module: 'routes/zones.tsx',
  },
  {
    path: '/office/rapports',
    title: 'reports',
    access: 'reports',
    frame: 'desk',
    icon: 'chart-column',
    module: 'routes/report/reports.tsx',
  },
  {
    path: '/office/clotures',
    title: 'closes',
    access: 'books',
    frame: 'desk',
    icon: 'book-check',
    module: 'routes/books/closes.tsx',
  },
  {
    path: '/office/clotures/:period',
    title: 'close',
    within: '/office/clotures',
    access: 'books',
    frame: 'desk',
    module: 'routes/books/close.tsx',
  },
  {
    path: '/office/notes',
    title: 'notes',
    within: '/office/clotures',
    access: 'books',
    frame: 'desk',
    module: 'routes/books/notes.tsx',
  },
  {
    path: '/office/e-reporting',
    title: 'eReporting',
    within: '/office/clotures',
    access: 'books',
    frame: 'desk',
    module: 'routes/books/e-reports.tsx',
  },
  {
    path: '/office/conformite',
    title: 'attestation',
    within: '/office/clotures',
    access: 'keep-books',
    frame: 'desk',
    module: 'routes/books/attestation.tsx',
  },
  {
    path: '/office/factures',
    title: 'invoices',
    access: 'invoices',
    frame: 'desk',
    icon: 'file-text',
    module: 'routes/books/invoices.tsx',
  },
  {
    path: '/office/repetition',
    title: 'rehearsal',
    access: 'catalogue',
    frame: 'desk',
    icon: 'theater',
    module: 'routes/rehearsal.tsx',
  },
  {
    path: '/office/ce-soir',
    title: 'evening',
    access: 'catalogue',
    frame: 'desk',
    module: 'routes/evening.tsx',
  },
  {
    path: '/office/boutique',
    title: 'shop',
    access: 'catalogue',
    frame: 'desk',
    icon: 'chef-hat',
    module: 'routes/shop.tsx',
  },
  {
    path: '/office/retractations',
    title: 'withdrawals',
    access: 'withdrawals',
    frame: 'desk',
    icon: 'undo-2',
    module: 'routes/withdrawals.tsx',
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
    path: '/office/journal',
    title: 'journal',
    within: '/office/equipe',
    access: 'audit',
    frame: 'desk',
    module: 'routes/journal.tsx',
  },
  {
    path: '/office/reglages',
    title: 'settings',
    access: 'staff',
    frame: 'desk',
    icon: 'settings',
    module: 'routes/settings.tsx',
  },
  { path: '/office/connexion', title: 'signIn', ...door, module: 'routes/access/sign-in.tsx' },
  { path: '/office/entrer/:token', title: 'enter', ...door, module: 'routes/access/enter.tsx' },
  { path: '/office/mot-de-passe', title: 'forgot', ...door, module: 'routes/access/forgot.tsx' },
  { path: '/office/appareil', title: 'enrol', ...door, module: 'routes/access/enrol.tsx' },
];

export const firstPath = '/office/board';
