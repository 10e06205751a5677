import { describe, expect, it } from 'vitest';
import { may, permissionsOf, type Role, roles } from './permissions.ts';

const kitchen = [
  'board',
  'accept',
  'take-back',
  'refuse',
  'delay',
  'start',
  'ready',
  'leave',
  'hand-over',
  'recall',
  'note',
  'stock',
  'pause',
  'history',
];
const managers = [
  'cancel',
  'no-show',
  'settle',
  'refund',
  'mute-last',
  'approve',
  'reception',
  'guest-cash',
  'withdrawals',
  'export',
  'erase',
  'catalogue',
  'reports',
  'books',
  'invoices',
  'devices',
];

describe('who may do what in the office', () => {
  it.each<[Role, string[]]>([
    ['kitchen', kitchen],
    ['manager', [...kitchen, ...managers]],
    ['owner', [...kitchen, ...managers, 'people', 'audit', 'doctor', 'keep-books', 'refund-above-limit']],
  ])('is one table: %s [ROL-20]', (role, expected) => {
    expect(permissionsOf(role)).toEqual(expected);
  });

  it('lets each role do what the one before may [ROL-20]', () => {
    for (const [index, role] of roles.entries())
      for (const later of roles.slice(index))
        for (const permission of permissionsOf(role)) expect(may(later, permission)).toBe(true);
  });
});
