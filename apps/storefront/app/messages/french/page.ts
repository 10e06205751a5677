export const pageMessages = {
  noArticle: 'Aucun article pour le moment.',
  noText: 'Notre histoire s’écrit en cuisine.',
  address: 'Adresse',
  hours: 'Horaires',
  reach: 'Nous joindre',
  route: 'Itinéraire',
  call: 'Appeler',
  write: 'Écrire',
  networks: 'Sur les réseaux',
  newWindow: '{name} (nouvel onglet)',
} as const;
