export const notesMessages = {
  intro:
    'Les notes de toutes les commandes, de la plus récente à la plus ancienne. Celle d’une entreprise est sa facture. Pour en imprimer ou en renvoyer une, ouvrez la commande.',
  month: 'Mois',
  allMonths: 'Tous les mois',
  list: 'Notes',
  empty: 'Aucune note',
  emptyText: 'Une commande qui arrive a sa note aussitôt.',
  number: 'Commande nº {number}',
  told: '{day} à {hour} · {state}{copies, plural, =0 {} one { · 1 duplicata} other { · # duplicatas}}',
  status: { pending: 'À payer', presumed: 'Espèces présumées', paid: 'Payée', cancelled: 'Annulée' },
  more: 'Plus anciennes',
} as const;
