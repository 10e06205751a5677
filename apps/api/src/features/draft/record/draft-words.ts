/** French sentences of the draft and its publication. */
export const draftWords = {
  changedElsewhere: 'Carte changée sans publication',
  orphan: {
    category: 'Cette catégorie est dans un menu supprimé : déplacez-la ou supprimez-la',
    item: 'Ce plat est dans une catégorie supprimée : déplacez-le ou supprimez-le',
  },
  conflict: 'Cet élément a été changé entre-temps : choisissez la valeur à garder',
  newId: 'Demandez d’abord un numéro pour ce nouvel élément',
  dayAhead: 'Choisissez un jour à venir, dans un an au plus',
  lastDay: 'Le dernier jour est avant le premier',
  past: 'Choisissez une heure à venir',
  tooLate: 'Choisissez une heure dans les 60 jours',
  unchanged: 'Il n’y a rien à publier',
  waiting: 'Une publication attend déjà son heure',
} as const;

/** The mail to the owners when a publication at an hour was not possible. */
export function failedMailWords({
  restaurant,
  problems,
  address,
}: {
  restaurant: string;
  problems: readonly string[];
  address: string;
}) {
  return {
    subject: 'Votre carte n’a pas été publiée',
    paragraphs: [
      `La publication prévue de la carte de ${restaurant} n’a pas eu lieu : la carte en ligne n’a pas changé.`,
      ...problems.map((problem) => `• ${problem}`),
      'Corrigez ces points, puis publiez de nouveau :',
      address,
    ],
  };
}
