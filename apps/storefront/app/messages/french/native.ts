/** What only the application of the stores says: it opens without a page of the server's. */
export const nativeMessages = {
  opening: 'La carte arrive…',
  lostTitle: 'La carte n’arrive pas.',
  lost: 'Vérifiez votre connexion, puis réessayez : votre panier est gardé.',
  retry: 'Réessayer',
  kept: 'Sans nouvelles du restaurant : cette carte a été lue {age}.',
} as const;
