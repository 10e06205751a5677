export const notesMessages = {
  intro:
    'Les notes de toutes les commandes, de la plus récente à la plus ancienne. Celle d’une entreprise est sa facture. Pour en imprimer ou en renvoyer une, ouvrez la commande.',
  month: 'Mois',
  allMonths: 'Tous les mois',
  list: 'Notes',
  empty: 'Aucune note',
  emptyText: 'Une commande qui arrive a sa note aussitôt.',
  order: 'Commande',
  date: 'Date',
  total: 'Total',
  state: 'État',
  copies: 'Duplicatas',
  status: { pending: 'À payer', paid: 'Payée', cancelled: 'Annulée' },
  number: 'nº {number}',
  at: '{day} à {hour}',
  more: 'Plus anciennes',
} as const;
