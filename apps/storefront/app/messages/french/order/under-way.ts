export const underWayMessages = {
  title: 'Vos commandes en cours',
  number: 'Commande {number}',
  new: 'reçue · {moment}',
  accepted: { pickup: 'prête {moment}', delivery: 'chez vous {moment}' },
  ready: { pickup: 'prête, elle vous attend', delivery: 'prête, le livreur part' },
  on_the_way: 'en route, chez vous {moment}',
  refused: 'refusée, voyez pourquoi',
  cancelled: 'annulée',
} as const;
