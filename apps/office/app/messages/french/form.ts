export const formMessages = {
  required: 'Ce champ est nécessaire.',
  secondCode: 'Code de votre application',
  secondCodeHint: 'Six chiffres, ou un de vos codes de secours.',
  failure: {
    offline: 'Pas de connexion. Vérifiez le réseau, puis réessayez.',
    limited: 'Trop de tentatives. Réessayez dans {minutes, plural, one {une minute} other {# minutes}}.',
    broken: 'Cela n’a pas marché. Réessayez dans un instant.',
  },
} as const;
