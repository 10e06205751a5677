/** The history of an order, by the kind of the event. */
export const historyMessages = {
  placed: 'Commande passée',
  paid: '{method, select, card {Payée en ligne, {amount}} other {Encaissé {amount}}}',
  seen: 'Vue par {who}',
  accepted: '{by, select, system {Acceptée automatiquement} other {Acceptée par {who} pour {hour}}}',
  taken_back: 'Acceptation annulée par {who}',
  started: 'Commencée par {who}',
  delayed: 'Retardée de {minutes} min par {who} : {hour}',
  ready: 'Prête',
  left: 'Partie en livraison',
  handed_over:
    '{identity, select, seen {Donnée, pièce d’identité vue} refused {Donnée sans l’alcool : pièce d’identité refusée} other {Donnée}}',
  delivered:
    '{identity, select, seen {Livrée, pièce d’identité vue} refused {Livrée sans l’alcool : pièce d’identité refusée} other {Livrée}}',
  cash_not_collected: 'Pas encore encaissée',
  recalled: '{to, select, accepted {Rappelée en cuisine par {who}} other {Reprise par {who}}}',
  refused: '{code, select, no_answer {Refusée sans réponse} other {Refusée par {who} : {reason}}}',
  cancelled: '{by, select, diner {Annulée par le client} other {Annulée par {who} : {reason}}}',
  no_show: 'Non retirée',
  alarm:
    '{step, select, unseen {Aucun écran ne l’a montrée : responsables prévenus} managers {Toujours sans réponse : responsables prévenus} other {Sans réponse depuis 1 min}}',
  refund_requested: 'Remboursement de {amount} demandé{why, select, none {} other { : {why}}}',
  refunded: 'Remboursé {amount}{why, select, none {} other { : {why}}}',
  refund_refused: 'Remboursement refusé par la banque',
  disputed: 'Paiement contesté, {amount} : {dispute}',
  dispute_ended: '{state, select, won {Contestation gagnée} other {Contestation perdue}}',
  withdrawn: 'Rétractation du client : {amount}',
  invoice_asked: '{by, select, diner {Facture demandée} other {Facture faite}}',
  noted: 'Note de {who} : {text}',
  printed:
    '{paper, select, kitchen {Ticket cuisine imprimé} other {Reçu imprimé}}{copy, plural, =0 {} other { : duplicata nº #}}',
  mailed: '{notice, select, none {E-mail remis} other {E-mail « {notice} » remis}}',
  mail_failed: '{notice, select, none {E-mail non remis} other {E-mail « {notice} » non remis}}',
  erased: 'Données du client effacées',
  /** Why a member of staff paid back. */
  why: {
    missing: 'Article manquant',
    quality: 'Qualité',
    late: 'Retard',
    wrong: 'Mauvais article',
    refused: 'Commande refusée',
    cancelled: 'Commande annulée',
    goodwill: 'Geste commercial',
    other: 'Autre',
  },
  /** What a mail to the diner said. */
  notice: {
    accepted: 'acceptée',
    delayed: 'retardée',
    ready: 'prête',
    on_the_way: 'en route',
    corrected: 'encore quelques minutes',
    refused: 'refusée',
    cancelled: 'annulée',
    receipt: 'reçu',
  },
  by: { system: 'La boutique', diner: 'Le client' },
} as const;
