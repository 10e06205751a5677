import type { HistoryOrder } from '@comptoir/contract';

/** The French of the file with the history's orders (REP-20). */
export const historyFileWords = {
  name: 'historique.csv',
  titles: ['Numéro', 'Arrivée', 'Pour', 'Nom', 'Téléphone', 'E-mail', 'Mode', 'Paiement', 'État', 'Total', 'Remboursé'],
  mode: { pickup: 'Retrait', delivery: 'Livraison' } satisfies Record<HistoryOrder['mode'], string>,
  payment: { card: 'Carte', cash: 'Espèces' } satisfies Record<HistoryOrder['paymentMethod'], string>,
  state: {
    new: 'À accepter',
    accepted: 'En cuisine',
    ready: 'Prête',
    on_the_way: 'En route',
    done: 'Terminée',
    refused: 'Refusée',
    cancelled: 'Annulée',
    no_show: 'Non retirée',
  } satisfies Record<HistoryOrder['state'], string>,
};
