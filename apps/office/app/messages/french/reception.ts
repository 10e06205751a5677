export const receptionMessages = {
  question: 'Recevoir les commandes sur cet écran ?',
  legend: 'Réception des commandes',
  manual: 'Sur cet écran',
  manualHint: 'Il sonne, et quelqu’un répond à chaque commande.',
  automatic: 'Acceptées d’office',
  automaticHint: 'Cet écran les annonce, sans attendre de réponse.',
  none: 'Par e-mail seulement',
  noneHint: 'Rien ne sonne ici.',
} as const;
