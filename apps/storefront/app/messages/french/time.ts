import { offerTimeWords } from '@comptoir/words';

const pauseSubject =
  '{who, select, both {Le restaurant fait une pause} delivery {La livraison est en pause} other {Le retrait est en pause}}';

export const timeMessages = {
  at: { today: 'à {time}', tomorrow: 'demain à {time}', later: '{day} à {time}' },
  on: {
    today: '{part, select, evening {ce soir} other {aujourd’hui}} à {time}',
    tomorrow: 'demain à {time}',
    later: '{day} à {time}',
  },
  around: { today: 'vers {time}', tomorrow: 'demain vers {time}', later: '{day} vers {time}' },
  from: { today: 'aujourd’hui {time}', tomorrow: 'demain {time}', later: '{day} {time}' },
  bare: { today: '{time}', tomorrow: 'demain {time}', later: '{day} {time}' },
  tomorrowDay: 'demain',
  closed: 'Fermé',
  paused: `${pauseSubject}. Vous pouvez commander pour plus tard.`,
  pausedUntil: `${pauseSubject} : reprise {moment}. Vous pouvez commander pour plus tard.`,
  day: { mon: 'Lundi', tue: 'Mardi', wed: 'Mercredi', thu: 'Jeudi', fri: 'Vendredi', sat: 'Samedi', sun: 'Dimanche' },
  otherwise: 'Un autre jour',
  onDays: offerTimeWords.onDays,
  between: offerTimeWords.between,
  weekday: offerTimeWords.weekday,
} as const;
