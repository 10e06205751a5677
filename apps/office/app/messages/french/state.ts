/** What stands in the place of a screen that can't be shown. */
export const stateMessages = {
  missingTitle: 'Cette page n’existe pas',
  missing: 'L’adresse a peut-être changé.',
  brokenTitle: 'Cet écran n’a pas pu s’ouvrir',
  broken: 'Rien n’est perdu : ce qui était enregistré l’est toujours.',
  retry: 'Réessayer',
  board: 'Aller aux commandes',
  loading: 'Chargement…',
} as const;
