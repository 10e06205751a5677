/** The French of the file with the journal's rows (ROL-23). */
export const auditFileWords = {
  name: 'journal-equipe.csv',
  titles: ['Moment', 'Qui', 'Écran', 'Quoi', 'Sur quoi', 'Avant', 'Après', 'Réponse'],
};
