/** The icons that only the office uses, so the shop's pages do not contain them. */
export const officeIconNames = [
  'alarm-clock',
  'ban',
  'battery',
  'bell',
  'bell-ring',
  'check-check',
  'chef-hat',
  'circle-alert',
  'clock-plus',
  'cloud-off',
  'delete',
  'keyboard',
  'menu',
  'message-square-text',
  'printer',
  'settings',
  'tablet',
  'timer',
  'undo-2',
  'users',
  'volume-2',
  'volume-x',
  'wifi',
  'wifi-off',
] as const;

export type OfficeIconName = (typeof officeIconNames)[number];
