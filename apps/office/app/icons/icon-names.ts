/** The icons of the office beyond those of the interface: the shop's pages carry none of them. Keep the list to what is shown. */
export const officeIconNames = [
  'bell',
  'circle-alert',
  'cloud-off',
  'menu',
  'printer',
  'settings',
  'tablet',
  'users',
  'wifi-off',
] as const;

export type OfficeIconName = (typeof officeIconNames)[number];
