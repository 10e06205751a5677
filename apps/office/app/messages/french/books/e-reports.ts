export const eReportsMessages = {
  intro:
    'Ce que le restaurant a vendu aux particuliers, et la TVA, à déclarer à l’administration. La boutique prépare les fichiers ; votre plateforme ou votre comptable les transmet. Rien n’est envoyé d’ici.',
  noRegime: 'Quel régime de TVA\u202f?',
  noRegimeText:
    'Demandez-le à votre comptable, puis faites-le écrire dans le fichier de la carte, sous office.vat_regime : monthly, quarterly, simplified ou franchise.',
  exempt:
    'Ce restaurant ne facture pas de TVA : aucun rapport ne se prépare ici. Demandez à votre comptable ce qui se déclare.',
  missing:
    'Il manque ou il faut corriger dans le fichier de la carte, sous office.legal : {fields}. D’ici là, aucun rapport ne se prépare.',
  none: 'Aucune période',
  noneText: 'La première commence avec le premier jour des livres.',
  period: 'Du {from} au {to}',
  state: {
    open: 'En cours',
    ready: 'À préparer',
    prepared: 'Préparé',
    sent: 'Transmis',
    stale: 'À corriger',
    unsound: 'Ne tombe pas juste',
  },
  due: 'À transmettre au plus tard le {day}.',
  openText: 'Le rapport se prépare une fois le dernier jour clos.',
  staleText: 'Une vente déclarée a reçu une facture depuis. La correction remplace tout le rapport.',
  unsoundText:
    'Les écritures et les clôtures diffèrent : rien n’est montré. Appelez la personne qui s’occupe de la boutique.',
  sums: '{count, plural, =0 {Aucune vente} one {1 vente} other {{count} ventes}}, {net} HT, {tax} de TVA, remboursements déduits.',
  prepare: 'Préparer',
  correct: 'Préparer la correction',
  type: { IN: 'Rapport', RE: 'Rapport de correction' },
  made: '{count, plural, =0 {Aucune vente} one {1 vente} other {{count} ventes}}, {net} HT, {tax} de TVA. Préparé par {by} le {day} à {hour}.',
  csv: 'CSV',
  xml: 'XML',
  fileOf: '{part} du rapport {id}',
  sentOn: 'Transmis le {day}.',
  send: 'Noter comme transmis',
  sendOf: 'Noter {id} comme transmis',
  date: 'Transmis le',
  dateHint: 'Cette date ne se change plus.',
  save: 'Noter',
  cancel: 'Annuler',
  more: 'Plus anciennes',
} as const;
