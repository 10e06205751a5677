import type { Finding } from '@comptoir/contract';
import { examineBackups } from './checks/backups.ts';
import { examineClock } from './checks/clock.ts';
import { examineDatabase } from './checks/database.ts';
import { examineEnvironmentFile } from './checks/environment-file.ts';
import { examineFolders } from './checks/folders.ts';
import { examineMail } from './checks/mail.ts';
import { examinePartners } from './checks/partners.ts';
import { examineCards } from './checks/payment/cards.ts';
import { examinePeople } from './checks/people.ts';
import { examinePush } from './checks/push.ts';
import { examineRestaurant } from './checks/restaurant.ts';
import { examineRunning } from './checks/running.ts';
import { examineSettings } from './checks/settings.ts';
import type { Check, DoctorWorld } from './doctor-world.ts';
import { good, sortFindings, unknown } from './finding.ts';
import { examinePublicAddress } from './public/public-address.ts';

interface NamedCheck {
  id: string;
  /** The subject in words of the owner. */
  subject: string;
  examine: Check;
  isForDemo?: true;
  isForPages?: true;
}

const checks: readonly NamedCheck[] = [
  { id: 'running', subject: 'boutique', examine: examineRunning, isForDemo: true, isForPages: true },
  { id: 'settings', subject: 'réglages', examine: examineSettings },
  { id: 'environment', subject: 'fichier des réglages', examine: examineEnvironmentFile, isForPages: true },
  { id: 'data', subject: 'dossiers', examine: examineFolders, isForDemo: true },
  { id: 'database', subject: 'base de données', examine: examineDatabase, isForDemo: true },
  { id: 'public', subject: 'adresse publique', examine: examinePublicAddress },
  { id: 'mail', subject: 'courrier', examine: examineMail },
  { id: 'cards', subject: 'cartes', examine: examineCards },
  { id: 'push', subject: 'notifications', examine: examinePush },
  { id: 'partners', subject: 'partenaires', examine: examinePartners },
  { id: 'clock', subject: 'horloge', examine: examineClock, isForPages: true },
  { id: 'backups', subject: 'sauvegardes', examine: examineBackups },
  { id: 'people', subject: 'personnes', examine: examinePeople },
  { id: 'restaurant', subject: 'restaurant', examine: examineRestaurant },
];

/** Milliseconds for all checks, fewer than the proxy allows for a response. */
const limitMilliseconds = 17_000;

export async function examineShop(
  world: DoctorWorld,
  { among = checks, limit = limitMilliseconds }: { among?: readonly NamedCheck[]; limit?: number } = {},
): Promise<Finding[]> {
  const kept = chosenOf(world);
  const found = await Promise.all(among.filter(kept.isChosen).map((check) => examineOne(world, check, limit)));
  return sortFindings([...found.flat(), ...kept.said]);
}

function chosenOf({ config, site }: DoctorWorld): { isChosen: (check: NamedCheck) => boolean; said: Finding[] } {
  const { apiRoot } = site.config;
  if (apiRoot)
    return {
      isChosen: ({ isForPages }) => isForPages === true,
      said: [
        good('pages', `Ce processus ne montre que les pages : le reste est à vérifier là où est l’API, ${apiRoot}.`),
      ],
    };
  if (!config.isDemo) return { isChosen: () => true, said: [] };
  const unseen = 'courrier, cartes, adresse publique et sauvegardes ne sont pas vérifiés';
  return {
    isChosen: ({ isForDemo }) => isForDemo === true,
    said: [good('demo', `Ceci est une démonstration : ${unseen}.`)],
  };
}

async function examineOne(world: DoctorWorld, { id, subject, examine }: NamedCheck, limit: number): Promise<Finding[]> {
  const end = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(
    () => end.resolve([unknown(id, `Vérification sans fin (${subject}) : rien au bout de ${limit / 1000} secondes.`)]),
    limit,
  );
  try {
    return await Promise.race([examine(world), end.promise]);
  } catch (error) {
    return [unknown(id, `Vérification impossible (${subject}) : ${world.tellReason(error)}.`)];
  } finally {
    clearTimeout(timer);
  }
}
