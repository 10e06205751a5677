import { typedCommand } from '@comptoir/api';
import { readOfficeSettings } from '@comptoir/contract';
import type { Check } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

export const examinePeople: Check = async ({ config, database }) => {
  const owners = (await database.people()).filter(({ role, isActive }) => role === 'owner' && isActive);
  const canEnter = owners.some(({ passwordHash }) => passwordHash !== null);
  const { alarmMails } = readOfficeSettings((await database.catalogue()).settings);
  const owner = canEnter
    ? good('owner', 'Un propriétaire peut entrer au bureau.')
    : bad(
        'owner',
        'Aucun propriétaire ne peut entrer au bureau.',
        typedCommand('office owner --email vous@exemple.fr'),
      );
  return [
    ...(config.hasOffice ? [owner] : []),
    config.alarmMail === null
      ? doubtful(
          'alarm',
          'Personne n’est prévenu si une sauvegarde échoue ou si la boutique s’arrête.',
          'Réglez ALARM_MAIL.',
        )
      : good('alarm', `${config.alarmMail} est prévenu si la machine échoue.`),
    alarmMails.length === 0
      ? doubtful(
          'alarm-mails',
          'Personne ne reçoit d’e-mail quand une commande reste sans réponse ou qu’un partenaire manque.',
          'Donnez des adresses à office.alarm_mails dans les réglages de la carte.',
        )
      : good('alarm-mails', `${alarmMails.join(', ')} : prévenus quand une commande reste sans réponse.`),
  ];
};
