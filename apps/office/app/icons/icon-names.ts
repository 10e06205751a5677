/** The icons of the office beyond those of the interface: the shop's pages carry none of them. Keep the list to what is shown. */
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
