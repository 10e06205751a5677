/** The declaration of accessibility: what its text does not say, because it depends on the settings and the day. */
export const accessibilityMessages = {
  heading: 'État : {status}',
  status: {
    none: 'non conforme',
    partial: 'partiellement conforme',
    full: 'totalement conforme',
  },
  unaudited:
    'Aucun audit en cours de validité ne mesure ce site : il est déclaré non conforme au {standard}. Cela ne veut pas dire que vous ne pouvez pas commander.',
  audited: 'Un audit du {date}, par {by}, a mesuré {percent} % des critères du {standard} : le site est {status}.',
  tell: 'Nous le dire',
  reach: 'Au {phone} ou à {email} : nous prenons votre commande autrement et répondons sous {days} jours ouvrés.',
  unanswered: 'Sans réponse',
  askDefender: 'Vous pouvez saisir le',
  defender: 'Défenseur des droits',
  established: 'Établie le {date}, pour le site, l’application et nos e-mails.',
} as const;
