const what = '{modes, select, both {les commandes} delivery {la livraison} other {le retrait}}';
const paused =
  '{modes, select, both {Le restaurant fait une pause} delivery {La livraison est en pause} other {Le retrait est en pause}}';

export const pauseMessages = {
  title: 'Souffler un peu',
  hint: 'Tout s’arrête et reprend tout seul, à l’heure dite.',
  kind: 'Que faire ?',
  pause: 'Pause',
  busy: 'Coup de feu',
  what: 'Quoi ?',
  modes: { both: 'Tout', delivery: 'Livraison', pickup: 'Retrait' },
  goesOn: { both: '', delivery: 'Le retrait continue', pickup: 'La livraison continue' },
  until: 'Jusqu’à quand ?',
  length: {
    '15': '15 min',
    '30': '30 min',
    '60': '1 h',
    service: 'Fin du service',
    day: 'Demain',
  },
  message: 'Message aux clients (facultatif)',
  messageHint: 'Four en panne, merci de votre patience',
  told: `Les clients liront : « ${paused}{hour, select, none {} other { : reprise {hour}}}. Vous pouvez commander pour plus tard. » Les commandes déjà prises ne changent pas.`,
  at: 'à {hour}',
  confirm: `Mettre ${what} en pause jusqu’à {hour}`,
  confirmLong: `Mettre ${what} en pause`,
  extra: 'Ajouter aux délais',
  minutes: '+{minutes} min',
  table: { mode: 'Délai', now: 'Maintenant', busy: 'Avec +{minutes} min', value: '{minutes} min' },
  confirmBusy: '+{minutes} min jusqu’à {hour}',
  confirmBusyLong: '+{minutes} min',
  offer: {
    text: 'La cuisine est pleine : passer en coup de feu, +{minutes} min{hour, select, none {} other { jusqu’à {hour}}} ?',
    yes: 'Passer en coup de feu',
    no: 'Pas maintenant',
  },
  bar: {
    paused:
      '{modes, select, both {Commandes} delivery {Livraison} other {Retrait}} en pause jusqu’à {hour}{by, select, none {} other { ({by})}}, encore {left}.',
    pausedSaid:
      '{modes, select, both {Commandes} delivery {Livraison} other {Retrait}} en pause jusqu’à {hour}{by, select, none {} other { ({by})}}.',
    left: '{minutes, plural, =0 {moins d’une minute} other {# min}}',
    leftHours: '{hours} h {minutes}',
    busy: 'Coup de feu : +{minutes} min {modes, select, both {partout} delivery {à la livraison} other {au retrait}} jusqu’à {hour}.',
    slots: '{count, plural, one {# créneau changé} other {# créneaux changés}}',
    seeSlots: 'Voir les créneaux',
    resume: 'Reprendre',
    end: 'Terminer',
  },
} as const;
