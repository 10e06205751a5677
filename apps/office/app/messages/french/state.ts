/** What stands in the place of what can't be shown. */
export const stateMessages = {
  missingTitle: 'Cette page n’existe pas',
  missing: 'L’adresse a peut-être changé.',
  brokenTitle: 'Cet écran n’a pas pu s’ouvrir',
  broken: 'Rien n’est perdu : ce qui était enregistré l’est toujours.',
  failedTitle: 'Impossible à lire pour l’instant',
  failed: 'Rien n’est perdu : les commandes continuent d’arriver.',
  offlineTitle: 'Vous êtes hors ligne',
  offline: 'L’écran se remplira dès que la connexion reviendra.',
  forbiddenTitle: 'Cette page demande un responsable',
  forbidden: 'Connectez-vous avec un compte qui y a droit.',
  retry: 'Réessayer',
  board: 'Aller aux commandes',
  signOut: 'Changer de personne',
  loading: 'Chargement…',
  oldBrowser: 'Ce navigateur est trop ancien. Mettez-le à jour, ou prenez-en un autre ; il faut au moins',
} as const;
