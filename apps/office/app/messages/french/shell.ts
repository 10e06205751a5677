/** The frame of every screen. */
export const shellMessages = {
  pages: {
    board: 'Commandes',
    order: 'Commande',
    stock: 'Disponibilité',
    team: 'Équipe',
    settings: 'Réglages',
    signIn: 'Connexion',
    enter: 'Bienvenue',
    forgot: 'Mot de passe oublié',
    enrol: 'Enregistrer cet écran',
  },
  /** Which side of the restaurant this is, behind its name. */
  side: 'côté cuisine',
  /** The same below an icon of a home screen, where there is room for a word. */
  short: 'cuisine',
  navigation: 'Les pages de l’équipe',
  menu: 'Menu',
  role: { kitchen: 'Cuisine', manager: 'Responsable', owner: 'Propriétaire' },
  signOut: 'Se déconnecter',
  signOutFailed: 'Pas de connexion : vous êtes encore connecté sur cet appareil.',
  insecure: 'Cette adresse n’est pas sécurisée (http) : l’écran peut s’endormir et la sonnerie se taire.',
} as const;
