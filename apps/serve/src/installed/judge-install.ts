import { X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@comptoir/api';
import { loadSite } from '../site/load-site.ts';
import type { InstalledShop } from './installed-shops.ts';
import { type Machine, userId } from './machine.ts';
import type { InstallWish } from './read-install-wish.ts';
import { type ShopPaths, shopPaths, sitesFolder } from './shop-paths.ts';

export async function judgeInstall(machine: Machine, wish: InstallWish, others: InstalledShop[]): Promise<string[]> {
  return [
    ...faultsOfMachine(machine),
    ...faultsOfName(machine, wish, { others, paths: shopPaths(wish.name) }),
    ...faultsOfTls(machine, wish),
    ...(await faultsOfSite(machine, wish)),
  ];
}

function faultsOfMachine(machine: Machine): string[] {
  if (process.getuid?.() !== 0) return ['L’installation demande les droits de root : sudo shop install …'];
  if (!existsSync(machine.at('/run/systemd/system')))
    return ['Cette machine ne démarre pas avec systemd. Docker, ou à la main : docs/guides/deploy.md'];
  return [];
}

function faultsOfName(
  machine: Machine,
  { name, domain, port }: InstallWish,
  { others, paths }: { others: InstalledShop[]; paths: ShopPaths },
): string[] {
  if (others.some((other) => other.name === name))
    return [`Une boutique ${name} est déjà installée ici : shop upgrade la met à jour, shop uninstall l’enlève.`];
  const sharing = others.find(({ siteRoot }) => siteRoot === `https://${domain}`);
  const beside = others.find((other) => other.port === port);
  return [
    ...(sharing ? [`${domain} est l’adresse de la boutique ${sharing.name}.`] : []),
    ...(beside ? [`Le port ${port} est celui de la boutique ${beside.name}.`] : []),
    ...faultsOfData(machine, paths),
  ];
}

/** An existing data folder must belong to the shop's account. */
function faultsOfData(machine: Machine, { data, user }: ShopPaths): string[] {
  const folder = machine.at(data);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return [];
  const owner = statSync(folder).uid;
  return owner === userId(machine, user)
    ? []
    : [`${data} existe et n’appartient pas à ${user} : déplacez ce dossier, ou choisissez un autre nom.`];
}

function faultsOfTls(machine: Machine, { tls, domain }: InstallWish): string[] {
  if (tls === null) return [];
  if (!existsSync(machine.at('/etc/nginx/conf.d')))
    return ['nginx n’est pas installé : apt-get install nginx, ou laissez --certificate et --key.'];
  const missing = [tls.certificate, tls.key].filter((file) => !existsSync(machine.at(file)));
  if (missing.length > 0) return missing.map((file) => `Il n’y a pas de fichier ${file}.`);
  try {
    const certificate = new X509Certificate(readFileSync(machine.at(tls.certificate)));
    const until = new Date(certificate.validTo);
    return [
      ...(certificate.checkHost(domain) ? [] : [`Le certificat n’est pas pour ${domain}.`]),
      ...(until.getTime() > Date.now() ? [] : [`Le certificat a pris fin le ${until.toLocaleDateString('fr-FR')}.`]),
    ];
  } catch {
    return [`${tls.certificate} n’est pas un certificat au format PEM.`];
  }
}

async function faultsOfSite(machine: Machine, { name }: InstallWish): Promise<string[]> {
  const sitesDir = machine.at(sitesFolder);
  if (!existsSync(join(sitesDir, name)))
    return [
      `Le restaurant n’a pas encore de dossier ${sitesFolder}/${name} : copiez-le là, ou écrivez-le par shop site new --id ${name}.`,
    ];
  try {
    await loadSite({ site: name, sitesDir, port: 0, siteRoot: null, apiRoot: null, manifestPollMs: null });
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
