export const previewMessages = {
  label: 'Aperçu',
  shows:
    'du {day} à {time}, avec {catalogue, select, draft {le brouillon} other {la carte publiée}} : rien ne peut y être commandé.',
  expiredTitle: 'Cet aperçu n’est plus valable',
  expired: 'Un aperçu se regarde pendant 30 minutes. Ouvrez-en un autre depuis l’office.',
};
