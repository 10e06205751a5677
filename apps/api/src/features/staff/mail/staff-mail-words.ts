interface Told {
  /** Empty if the name is not known yet. */
  name: string;
  restaurant: string;
  address: string;
  /** The owner who invites; null if the person asked for the link. */
  invitedBy: string | null;
}

/** The text of the mail with a sign-in link to the office: an invitation, or a link that was asked for. */
export function staffMailWords({ name, restaurant, address, invitedBy }: Told) {
  const hello = name === '' ? 'Bonjour,' : `Bonjour ${name},`;
  if (invitedBy !== null)
    return {
      subject: `${invitedBy} vous invite dans l’équipe de ${restaurant}`,
      paragraphs: [
        hello,
        `${invitedBy} vous ouvre l’espace du restaurant ${restaurant}. Ce lien y mène ; vous y direz votre nom et choisirez votre mot de passe :`,
        address,
        'Il est valable trois jours et ne sert qu’une fois. Ne le donnez à personne : il ouvre votre accès.',
        'Ce message n’est pas pour vous ? Ignorez-le, rien ne change.',
      ],
    };
  return {
    subject: `Votre accès à l’espace du restaurant ${restaurant}`,
    paragraphs: [
      hello,
      `Ce lien ouvre l’espace du restaurant ${restaurant} et permet d’y choisir votre mot de passe :`,
      address,
      'Il est valable trente minutes et ne sert qu’une fois. Ne le donnez à personne : il ouvre votre accès.',
      'Vous n’avez rien demandé ? Ignorez ce message, rien ne change.',
    ],
  };
}

/** The text of the mail about a sign-in on a browser that the person never used before. */
export function newBrowserWords({
  name,
  restaurant,
  browser,
  day,
  hour,
  address,
}: Record<'name' | 'restaurant' | 'browser' | 'day' | 'hour' | 'address', string>) {
  return {
    subject: `Nouvelle connexion à l’espace du restaurant ${restaurant}`,
    paragraphs: [
      `Bonjour ${name},`,
      `Votre mot de passe vient d’ouvrir l’espace du restaurant ${restaurant} sur un navigateur qui ne l’avait pas encore ouvert : ${browser || 'navigateur inconnu'}, ${day} à ${hour}.`,
      'C’était vous ? Vous n’avez rien à faire.',
      'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe ; il déconnecte tout le reste :',
      address,
    ],
  };
}
