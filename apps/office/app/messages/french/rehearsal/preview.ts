/** What surrounds the shop in its frame. */
export const previewMessages = {
  width: 'Largeur de l’aperçu',
  phone: 'Téléphone',
  desk: 'Ordinateur',
  open: 'Ouvrir l’aperçu dans un onglet',
} as const;
