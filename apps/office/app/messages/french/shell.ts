export const shellMessages = {
  pages: {
    board: 'Commandes',
    order: 'Commande',
    stock: 'Disponibilité',
    catalogue: 'Carte',
    shop: 'La boutique',
    evening: 'Ce soir',
    team: 'Équipe',
    settings: 'Réglages',
    signIn: 'Connexion',
    enter: 'Bienvenue',
    forgot: 'Mot de passe oublié',
    enrol: 'Enregistrer cet écran',
  },
  /** The suffix after the restaurant's name, which distinguishes the office from the shop. */
  side: 'côté cuisine',
  /** The short form of the suffix, for the label of a home-screen icon. */
  short: 'cuisine',
  navigation: 'Les pages de l’équipe',
  more: 'Plus',
  menu: 'Menu',
  role: { kitchen: 'Cuisine', manager: 'Responsable', owner: 'Propriétaire' },
  signOut: 'Se déconnecter',
  signOutFailed: 'Pas de connexion : vous êtes encore connecté sur cet appareil.',
  insecure: 'Cette adresse n’est pas sécurisée (http) : l’écran peut s’endormir et la sonnerie se taire.',
} as const;
