import { existsSync, renameSync, rmSync } from 'node:fs';
import { commandLink, nginxPath } from './install-shop.ts';
import { demandInstalled, readInstalled } from './installed-shops.ts';
import type { Machine, Step } from './machine.ts';
import { releasesFolder, shopPaths } from './shop-paths.ts';
import { commonUnits, socketPath, unitsFolder, unitsOf } from './units.ts';

/** Plans an uninstallation. Data and settings stay for a later installation, unless `withData`. @throws Error */
export function planUninstall(machine: Machine, { name, withData }: { name: string; withData: boolean }): Step[] {
  demandInstalled(machine, name);
  const isLast = readInstalled(machine).length === 1;
  return [...stop(machine, name), ...forget(machine, { name, withData }), ...(isLast ? leave(machine) : [])];
}

function stop(machine: Machine, name: string): Step[] {
  const nginx = machine.at(nginxPath(name));
  return [
    {
      says: `arrête la boutique ${name}`,
      act: () => {
        machine.run('systemctl', 'disable', '--now', ...unitsOf(name));
      },
    },
    ...(existsSync(nginx)
      ? [
          {
            says: `efface ${nginxPath(name)}, et recharge nginx`,
            act: () => {
              rmSync(nginx);
              machine.run('systemctl', 'reload', 'nginx');
            },
          },
        ]
      : []),
  ];
}

function forget(machine: Machine, { name, withData }: { name: string; withData: boolean }): Step[] {
  const { environment, release, formerRelease, data, user } = shopPaths(name);
  return [
    {
      says: withData
        ? `efface ses réglages, sa base, ses sauvegardes (${data}) et le compte ${user}, pour toujours`
        : `garde sa base et ses sauvegardes dans ${data}, et ses réglages dans ${environment}.removed`,
      act: () => {
        for (const path of [socketPath(name), release, formerRelease]) rmSync(machine.at(path), { force: true });
        machine.run('systemctl', 'daemon-reload');
        if (!withData) {
          renameSync(machine.at(environment), machine.at(`${environment}.removed`));
          return;
        }
        rmSync(machine.at(environment));
        rmSync(machine.at(data), { recursive: true, force: true });
        machine.run('userdel', user);
      },
    },
  ];
}

/** Files that all shops share are removed with the last shop. */
function leave(machine: Machine): Step[] {
  return [
    {
      says: `efface les versions de ${releasesFolder}, la commande shop et les unités de systemd : c’était la dernière boutique`,
      act: () => {
        for (const unit of commonUnits) rmSync(machine.at(`${unitsFolder}/${unit}`), { force: true });
        rmSync(machine.at(commandLink), { force: true });
        rmSync(machine.at(releasesFolder), { recursive: true, force: true });
        machine.run('systemctl', 'daemon-reload');
      },
    },
  ];
}
