/** Moments, as the other sentences take them in. */
export const timeMessages = {
  today: 'à {time}',
  tomorrow: 'demain à {time}',
  other: '{day} à {time}',
  openUntil: 'Ouvert jusqu’à {time}',
  closedUntil: 'Fermé · ouvre {moment}',
  closed: 'Fermé',
  day: { mon: 'Lundi', tue: 'Mardi', wed: 'Mercredi', thu: 'Jeudi', fri: 'Vendredi', sat: 'Samedi', sun: 'Dimanche' },
} as const;
