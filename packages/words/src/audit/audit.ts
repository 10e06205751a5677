/** What a person did, by the kind of a row of the audit (ROL-22). An action on an order is `order_` and its name. */
const auditKinds: Record<string, string> = {
  signed_in: 'S’est connecté',
  signed_out: 'S’est déconnecté',
  entered: 'Est entré par un lien',
  link_asked: 'A demandé un lien',
  session_ended: 'A fermé une de ses connexions',
  sessions_ended: 'A fermé ses autres connexions',
  board_muted: 'A coupé le son',
  reception_chosen: 'A choisi comment les commandes arrivent',
  orders_paused: 'A mis les commandes en pause',
  pause_ended: 'A repris les commandes',
  busy_set: 'A annoncé plus d’attente',
  slots_changed: 'A changé des créneaux',
  window_changed: 'A changé la capacité d’un poste',
  test_order_made: 'A fait une commande de test',
  guest_cash_chosen: 'A choisi les espèces sans compte',
  refund_limits_chosen: 'A choisi les limites des remboursements',
  accounts_chosen: 'A choisi les comptes du journal',
  posts_chosen: 'A changé les postes de la cuisine',
  kitchen_chosen: 'A changé les réglages de la cuisine',
  picture_added: 'A ajouté une photo',
  evening_mail_chosen: 'A choisi le message d’avant service',
  ticket_printed: 'A imprimé un ticket',
  receipt_mailed: 'A renvoyé un reçu',
  prints_answered: 'A répondu sur des impressions',
  printers_chosen: 'A changé les imprimantes',
  test_page_printed: 'A imprimé une page d’essai',
  sold_out: 'A marqué épuisé',
  stock_counted: 'A compté ce qui reste',
  put_back: 'A remis en vente',
  device_code_made: 'A fait un code d’écran',
  device_added: 'A ajouté un écran',
  device_revoked: 'A retiré un écran',
  alerts_on: 'A pris les alertes',
  alerts_off: 'A quitté les alertes',
  day_mail_on: 'A demandé la journée par e-mail',
  day_mail_off: 'A quitté la journée par e-mail',
  person_changed: 'A changé les droits de quelqu’un',
  person_forgotten: 'A effacé le nom de quelqu’un',
  person_invited: 'A invité quelqu’un',
  invitation_sent: 'A renvoyé une invitation',
  invitation_withdrawn: 'A retiré une invitation',
  approved: 'A confirmé par son code',
  pin_chosen: 'A choisi son code',
  pin_dropped: 'A retiré son code',
  second_factor_prepared: 'A préparé son second code',
  second_factor_on: 'A activé son second code',
  second_factor_off: 'A désactivé son second code',
  second_factor_proven: 'A tapé son second code',
  second_factor_reset: 'A désactivé le second code de quelqu’un',
  recovery_codes_made: 'A fait de nouveaux codes de secours',
  draft_changed: 'A changé le brouillon',
  draft_kept: 'A gardé son brouillon',
  draft_discarded: 'A jeté des changements',
  catalogue_published: 'A publié la carte',
  publication_cancelled: 'A annulé une publication',
  catalogue_reverted: 'Est revenu à une carte d’avant',
  offer_stopped: 'A arrêté une offre',
  books_closed: 'A clôturé un jour',
  closes_exported: 'A téléchargé les clôtures',
  books_archived: 'A archivé les livres',
  archive_downloaded: 'A téléchargé une archive des livres',
  sales_exported: 'A téléchargé les ventes',
  journal_exported: 'A téléchargé le journal comptable',
  history_exported: 'A téléchargé l’historique',
  audit_exported: 'A téléchargé le journal',
  day_closed: 'A fermé un jour',
  day_opened: 'A rouvert un jour',
  menu_imported: 'A importé une carte',
  dossier_opened: 'A ouvert un dossier de contestation',
  order_erased: 'A effacé le client d’une commande',
  order_refunded: 'A remboursé',
  order_accept: 'A accepté',
  order_take_back: 'A repris son acceptation',
  order_refuse: 'A refusé',
  order_delay: 'A annoncé un retard',
  order_start: 'A commencé',
  order_ready: 'A dit prête',
  order_leave: 'A dit en route',
  order_hand_over: 'A remis la commande',
  order_recall: 'Est revenu en arrière',
  order_cancel: 'A annulé',
  order_no_show: 'A dit non retirée',
  order_note: 'A écrit une note',
  order_settle: 'A noté un remboursement réglé',
  withdrawal_refund: 'A remboursé une rétractation',
  withdrawal_refuse: 'A refusé une rétractation',
  withdrawal_bind: 'A rattaché une rétractation',
  withdrawal_returned: 'A noté un retour d’article',
  withdrawal_settled: 'A réglé une rétractation en espèces',
  withdrawal_resend: 'A renvoyé un accusé de rétractation',
};

const subjects: Record<string, string> = {
  order: 'Commande',
  person: 'Personne',
  device: 'Écran',
  session: 'Connexion',
  pause: 'Pause',
  offer: 'Offre',
  day: 'Jour',
  withdrawal: 'Rétractation',
  publication: 'Publication',
  printer: 'Imprimante',
};

/** A kind that a newer version wrote is said as it is. */
export function auditKindWords(kind: string): string {
  return auditKinds[kind] ?? kind;
}

/** The kinds that a reader can choose, in the order of the list. */
export const auditKindNames: readonly string[] = Object.keys(auditKinds);

/**
 * What a row was about, such as "Commande 1042" for "order:1042". Parts of the catalogue keep their own name.
 *
 * @param known the name of a person or a device, which replaces the stored id; null if it is not known.
 */
export function auditTargetWords(target: string, known: string | null): string {
  const [subject = '', ...name] = target.split(':');
  return `${subjects[subject] ?? subject} ${known ?? name.join(':')}`.trim();
}
