/** Moments, as the other sentences take them in. */
export const timeMessages = {
  at: { today: 'à {time}', tomorrow: 'demain à {time}', later: '{day} à {time}' },
  around: { today: 'vers {time}', tomorrow: 'demain vers {time}', later: '{day} vers {time}' },
  closed: 'Fermé',
  day: { mon: 'Lundi', tue: 'Mardi', wed: 'Mercredi', thu: 'Jeudi', fri: 'Vendredi', sat: 'Samedi', sun: 'Dimanche' },
  dayShort: { mon: 'lun.', tue: 'mar.', wed: 'mer.', thu: 'jeu.', fri: 'ven.', sat: 'sam.', sun: 'dim.' },
} as const;
