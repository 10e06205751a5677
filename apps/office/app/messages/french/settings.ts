/** What a screen is told about itself. */
export const settingsMessages = {
  look: 'Apparence',
  lookText: 'Automatique : sombre de 19 h à 7 h, à l’heure du restaurant.',
  theme: { day: 'Clair', night: 'Sombre', automatic: 'Automatique' },
  here: 'Sur cet appareil',
  person: '{name}, {role}',
  time: 'Heure du restaurant : {time}',
  timeOff:
    'L’horloge de cet appareil est fausse de {minutes, plural, one {# minute} other {# minutes}} : l’heure affichée ici est la bonne.',
  signOut: 'Se déconnecter',
  signOutText: 'Sans personne de connecté, cet appareil ne sonne plus.',
} as const;
