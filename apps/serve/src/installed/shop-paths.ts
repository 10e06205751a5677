import { join } from 'node:path';

export interface ShopPaths {
  user: string;
  /** Only the shop's account and root can read this file. */
  environment: string;
  data: string;
  backups: string;
  /** Links to the folders of the current and the former release. */
  release: string;
  formerRelease: string;
}

export const sitesFolder = '/srv/comptoir';
export const environmentsFolder = '/etc/comptoir';
export const releasesFolder = '/opt/comptoir';
const dataFolder = '/var/lib/comptoir';

/** The account's name is derived from the shop's and has at most 32 characters. */
export const shopName = /^[a-z][a-z0-9-]{0,21}$/;

export function shopPaths(name: string): ShopPaths {
  const data = join(dataFolder, name);
  const release = join(releasesFolder, 'shops', name);
  return {
    user: `comptoir-${name}`,
    environment: join(environmentsFolder, `${name}.env`),
    data,
    backups: join(data, 'backups'),
    release,
    formerRelease: `${release}.before`,
  };
}
