/** What a screen is told about itself. */
export const settingsMessages = {
  look: 'Apparence',
  lookText: 'Automatique : sombre de 19 h à 7 h, à l’heure du restaurant.',
  theme: { day: 'Clair', night: 'Sombre', automatic: 'Automatique' },
  alerts: 'Alertes sur ce téléphone',
  alertsTake: 'Recevoir les alertes sur ce téléphone',
  alertsEnd: 'Ne plus les recevoir ici',
  alertsOn: 'Ce téléphone est prévenu.',
  alertsText:
    'Une notification quand une commande n’est pas affichée au bout de 45 s, ou reste une minute sans réponse. Elle ne dit que son numéro.',
  alertsFailed: 'Ce téléphone n’a pas pu être inscrit. Réessayez dans un instant.',
  alertsCant: {
    none: 'Ce navigateur ne peut pas recevoir d’alertes. Sur un iPhone, installez d’abord l’application.',
    denied: 'Les notifications sont bloquées pour ce site : autorisez-les dans les réglages du navigateur.',
  },
  here: 'Sur cet appareil',
  person: '{name}, {role}',
  time: 'Heure du restaurant : {time}',
  timeOff:
    'L’horloge de cet appareil est fausse de {minutes, plural, one {# minute} other {# minutes}} : l’heure affichée ici est la bonne.',
  pin: {
    title: 'Mon code',
    text: 'Avec ce code vous confirmez, sur une tablette de la cuisine, ce qui demande un responsable : annuler une commande acceptée, par exemple.',
    there: 'Vous avez un code.',
    new: 'Nouveau code',
    hint: 'Quatre à six chiffres.',
    password: 'Votre mot de passe',
    refused: 'Quatre à six chiffres qui ne se devinent pas : ni 0000 ni 1234',
    choose: 'Choisir ce code',
    change: 'Changer de code',
    drop: 'Ne plus avoir de code',
    chosen: 'Votre code est enregistré.',
    dropped: 'Vous n’avez plus de code.',
  },
  signOut: 'Se déconnecter',
  signOutText: 'Sans personne de connecté, cet appareil ne sonne plus.',
} as const;
