/** The people of the restaurant, each of whom may do what the one before may. */
export type Role = (typeof roles)[number];

export const roles = ['kitchen', 'manager', 'owner'] as const;

/** What is done in the office, and who may do it at the least (appendix F14). A kitchen's device has the kitchen's role. */
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
  cancel: 'manager',
  'no-show': 'manager',
  settle: 'manager',
  'mute-last': 'manager',
  approve: 'manager',
  reception: 'manager',
  'guest-cash': 'manager',
  devices: 'manager',
  people: 'owner',
  doctor: 'owner',
} as const satisfies Record<string, Role>;

export type Permission = keyof typeof leastRole;

/** Whether a role may do this, wherever things stand: the one table that the server judges by and the pages show by. */
export function may(role: Role, permission: Permission): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole[permission]);
}

/** All that a role may do. */
export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(leastRole) as Permission[]).filter((permission) => may(role, permission));
}
