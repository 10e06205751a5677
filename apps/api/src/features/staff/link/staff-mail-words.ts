/** The text of the mail with a sign-in link to the office. `name` is empty if the name is not known yet. */
export function staffMailWords({ name, restaurant, address }: Record<'name' | 'restaurant' | 'address', string>) {
  return {
    subject: `Votre accès à l’espace du restaurant ${restaurant}`,
    paragraphs: [
      name === '' ? 'Bonjour,' : `Bonjour ${name},`,
      `Ce lien ouvre l’espace du restaurant ${restaurant} et permet d’y choisir votre mot de passe :`,
      address,
      'Il est valable trente minutes et ne sert qu’une fois. Ne le donnez à personne : il ouvre votre accès.',
      'Vous n’avez rien demandé ? Ignorez ce message, rien ne change.',
    ],
  };
}
