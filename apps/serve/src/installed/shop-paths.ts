import { join } from 'node:path';

/** Where the parts of a shop are on a machine that it is installed on. */
export interface ShopPaths {
  /** The account that it runs as, of the machine's. */
  user: string;
  /** Its environment, which only that account and root may read. */
  environment: string;
  /** Its database and secret. */
  data: string;
  backups: string;
  /** A link to the folder of the release that it runs on, and to that of the one before. */
  release: string;
  formerRelease: string;
}

/** Where restaurants have their folders, by name. */
export const sitesFolder = '/srv/comptoir';
/** Where each shop has its environment, as `<name>.env`. */
export const environmentsFolder = '/etc/comptoir';
/** Where each release is unpacked, and below `shops` which of them a shop runs on. */
export const releasesFolder = '/opt/comptoir';
const dataFolder = '/var/lib/comptoir';

/** What a shop may be called: its account's name is made of it, which has 32 signs at most. */
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
