/** The titles of the register's file (PYX-91). */
export const tipTitles = [
  'Journée de service',
  'Commande',
  'Mode',
  'Pourboire',
  'Rendu au client',
  'Servie par',
  'Remis au personnel le',
  'Montant remis',
  'Noté par',
];
