/** Staff roles from the lowest; each role includes the permissions of the roles before it. */
export type Role = (typeof roles)[number];

export const roles = ['kitchen', 'manager', 'owner'] as const;

const leastRole = {
  board: 'kitchen',
  accept: 'kitchen',
  'take-back': 'kitchen',
  refuse: 'kitchen',
  delay: 'kitchen',
  start: 'kitchen',
  ready: 'kitchen',
  leave: 'kitchen',
  'hand-over': 'kitchen',
  recall: 'kitchen',
  note: 'kitchen',
  stock: 'kitchen',
  pause: 'kitchen',
  history: 'kitchen',
  cancel: 'manager',
  'no-show': 'manager',
  settle: 'manager',
  refund: 'manager',
  'mute-last': 'manager',
  approve: 'manager',
  reception: 'manager',
  'guest-cash': 'manager',
  withdrawals: 'manager',
  export: 'manager',
  erase: 'manager',
  catalogue: 'manager',
  reports: 'manager',
  books: 'manager',
  invoices: 'manager',
  devices: 'manager',
  people: 'owner',
  audit: 'owner',
  doctor: 'owner',
  'keep-books': 'owner',
  'refund-above-limit': 'owner',
} as const satisfies Record<string, Role>;

export type Permission = keyof typeof leastRole;

export function may(role: Role, permission: Permission): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole[permission]);
}

export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(leastRole) as Permission[]).filter((permission) => may(role, permission));
}
