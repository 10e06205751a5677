/** Messages of the app-store version, which opens without the shop's server. */
export const nativeMessages = {
  opening: 'La carte arrive…',
  lostTitle: 'La carte n’arrive pas.',
  lost: 'Vérifiez votre connexion, puis réessayez : votre panier est gardé.',
  retry: 'Réessayer',
  kept: 'Sans nouvelles du restaurant : cette carte a été lue {age}.',
} as const;
