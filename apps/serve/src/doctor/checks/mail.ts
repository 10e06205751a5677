import type { Finding } from '@comptoir/contract';
import { readOfficeSettings, readSettings } from '@comptoir/contract';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, good, unknown } from '../finding.ts';

/** Checks the login. A command also sends a mail, because servers reject a sender only then. */
export const examineMail: Check = async (world) => {
  const { config, mail, tellReason, isCommand } = world;
  if (config.smtpUrl === null) return [];
  try {
    await mail.check();
  } catch (error) {
    return [
      bad(
        'mail',
        `Le serveur de courrier ne laisse pas entrer la boutique : ${tellReason(error)}.`,
        'Corrigez SMTP_URL : serveur, port, nom, mot de passe.',
      ),
    ];
  }
  const entered = good('mail', 'Le serveur de courrier laisse entrer la boutique.');
  return isCommand ? [entered, await sendTrial(world)] : [entered];
};

async function sendTrial({ config, site, database, mail, now, tellReason }: DoctorWorld): Promise<Finding> {
  const { settings } = await database.catalogue();
  const { contacts } = readSettings(settings);
  const to = config.alarmMail ?? readOfficeSettings(settings).alarmMails[0] ?? contacts.email;
  if (to === '')
    return unknown('mail-trial', 'Aucune adresse n’est connue pour un e-mail d’essai.', 'Réglez ALARM_MAIL.');
  const { title } = site.config;
  const text = `Ceci est un essai de « shop doctor » : le courrier de ${title} arrive.`;
  try {
    await mail.send({
      id: `essai-${now().epochMilliseconds}`,
      from: { name: title, address: contacts.email || to },
      to,
      subject: `Essai du courrier de ${title}`,
      text,
      html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    });
    return good('mail-trial', `Un e-mail d’essai est parti pour ${to}.`);
  } catch (error) {
    return bad(
      'mail-trial',
      `Le serveur de courrier refuse un e-mail d’essai pour ${to} : ${tellReason(error)}.`,
      'Si c’est l’expéditeur qu’il refuse, réglez MAIL_FROM sur une adresse qu’il accepte.',
    );
  }
}
