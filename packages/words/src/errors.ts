import type { ErrorBody, ErrorCode } from '@comptoir/contract';
import { identityQuestionWords } from './law/law-words.ts';

/** The French message of every API error (appendix G). Pages add the full stop. */
export const errorWords: Record<ErrorCode, string> = {
  invalid_credentials: 'E-mail ou mot de passe incorrect',
  unauthenticated: 'Vous n’êtes pas connecté',
  credentials_conflict: 'Identifiants contradictoires',
  wrong_password: 'Mot de passe incorrect',
  email_taken: 'Un compte existe déjà avec cet e-mail',
  otp_invalid: 'Code incorrect ou expiré',
  validation: 'Veuillez remplir tous les champs obligatoires',
  coupon_invalid: 'Ce code promo n’est pas valide',
  location_not_found: 'Adresse introuvable',
  location_unavailable: 'La vérification d’adresse est indisponible, veuillez réessayer ou choisir le retrait',
  too_far: 'L’adresse est trop éloignée du restaurant',
  out_of_zone: 'Cette adresse est hors de nos zones de livraison',
  below_minimum: 'Minimum de commande pour la livraison : {amount}',
  delivery_inactive: 'La livraison n’est pas disponible',
  item_unavailable: '{names} : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
  slot_unavailable: 'Ce créneau n’est plus disponible',
  closed: 'Le restaurant ne prend pas de commande pour le moment',
  paused: 'Le restaurant fait une pause',
  alcohol_hours: 'L’alcool se vend {hours} : retirez-le ou choisissez une autre heure',
  alcohol_needs_meal: 'L’alcool se vend avec un plat',
  adult_required: 'Confirmez que vous avez 18 ans ou plus',
  company_inactive: 'Ce restaurant ne facture pas en ligne : appelez-le',
  company_card_only: 'Une commande d’entreprise se paie ici par carte',
  identity_needed: identityQuestionWords,
  free_item_not_granted: 'Cet article offert n’est pas accordé',
  totals_mismatch: 'Le montant de la commande a changé, veuillez vérifier votre panier',
  promise_moved: 'L’heure a changé. Confirmez pour continuer',
  order_exists: 'Cette commande est déjà enregistrée',
  tip_invalid: 'Ce pourboire n’est pas possible',
  empty_cart: 'Votre panier est vide',
  method_inactive: 'Ce moyen de paiement n’est pas disponible',
  cash_account_needed:
    'Pour régler en espèces, connectez-vous à un compte dont l’adresse est vérifiée, ou payez par carte',
  cash_code_needed:
    'Un code à 6 chiffres vient d’être envoyé à votre adresse e-mail : saisissez-le pour confirmer la commande',
  payment_not_confirmed: 'Le paiement n’a pas été confirmé',
  payment_already_used: 'Ce paiement a déjà servi',
  payment_processing:
    'Votre paiement est en cours de vérification. Ne payez pas une seconde fois : nous vous écrivons dès qu’il est confirmé.',
  payment_provider: 'Le service de paiement est indisponible',
  invalid_status: 'Statut de commande invalide',
  order_not_found: 'Commande introuvable',
  hold_not_found: 'Ce créneau n’est plus gardé',
  product_not_found: 'Produit introuvable',
  staff_required: 'Connectez-vous pour continuer',
  forbidden: 'Cette action demande un responsable',
  manager_needed: 'Un responsable doit saisir son code',
  who_needed: 'Dites d’abord qui agit sur cet écran',
  wrong_pin: 'Code incorrect',
  second_factor: 'Tapez le code de votre application',
  proof_needed: 'Cette action demande le code de votre application',
  wrong_code: 'Code incorrect, déjà utilisé ou trop ancien',
  second_factor_on: 'Le second code est déjà activé',
  pin_locked: 'Trop d’essais avec ce code : il est bloqué pour un moment',
  wrong_origin: 'Requête refusée',
  order_moved: 'Cette commande a changé entre-temps',
  action_exists: 'Cette action a déjà été enregistrée autrement',
  email_erased: 'L’adresse e-mail de cette commande a été effacée',
  withdrawal_over: 'Le délai de rétractation est passé',
  nothing_to_withdraw: 'Aucun article de cette commande ne peut être rendu',
  withdrawal_moved: 'Cette rétractation a changé entre-temps',
  invoice_too_late: 'Demandez la facture au restaurant',
  invoice_too_old: 'Une facture se fait dans les douze mois qui suivent la commande',
  invoice_exists: 'Cette commande a déjà une facture, ou en aura une, pour une autre entreprise',
  invoice_deposited: 'Cette facture a déjà une date de dépôt',
  nothing_to_invoice: 'Rien de cette commande ne peut être facturé',
  refund_unpaid: 'Cette commande n’est pas encore payée : il n’y a rien à rembourser',
  refund_disputed: 'Ce paiement est contesté : ne le remboursez pas ici',
  refund_done: 'Il ne reste rien à rembourser dans cette commande',
  refund_line: 'Cet article n’est pas dans la commande, ou il est déjà remboursé',
  refund_too_much: 'Il reste moins que ce montant à rembourser',
  refund_limit: 'Ce remboursement dépasse la limite d’un responsable : le propriétaire doit saisir son code',
  tips_changed: 'Ces pourboires ont changé entre-temps : vérifiez la somme',
  report_unsound:
    'Ce rapport ne tombe pas juste au centime : il n’est pas montré. Montrez ce message à la personne qui s’occupe de la boutique (commandes {names})',
  books_unsound: 'Les livres ne sont pas justes : la clôture attend',
  books_elsewhere: 'Ce serveur n’a pas la clé des livres : il ne peut ni clore ni archiver',
  archive_purged: 'Ces ventes ont été effacées après dix ans : leur archive est le fichier que vous avez gardé',
  day_open: 'Cette journée n’est pas finie, ou une plus ancienne est encore ouverte',
  e_report_blocked: 'Ce rapport ne peut pas être préparé : {names}',
  e_report_sent: 'Ce rapport est déjà marqué comme transmis',
  too_late: 'Il est trop tard pour revenir en arrière',
  time_out_of_bounds: 'Cette heure n’est pas possible pour cette commande',
  last_sound: 'C’est le seul écran qui sonne : il ne peut pas être coupé',
  order_under_way: 'Une de vos commandes est en cours : vous pourrez supprimer votre compte dès qu’elle sera terminée',
  order_open: 'Cette commande est en cours : ses données pourront être effacées dès qu’elle sera terminée',
  last_owner: 'Il faut au moins un propriétaire actif',
  draft_moved: 'Quelqu’un a modifié cet élément entre-temps',
  checks_failed: 'La carte ne peut pas être publiée : corrigez d’abord ce qui est signalé',
  preview: 'Ceci est un aperçu de la boutique : rien ne peut y être commandé',
  import_refused: 'Ce fichier n’a rien changé : corrigez d’abord ce qui est signalé',
  push_unsupported: 'Ce navigateur ne peut pas recevoir de notifications',
  picture_refused: 'Cette image ne peut pas être lue (JPEG, PNG, WebP ou AVIF, 8 Mo au plus)',
  link_unknown: 'Ce lien n’est pas valable',
  link_used: 'Ce lien a déjà servi ou a expiré',
  not_found: 'Ressource introuvable',
  method_not_allowed: 'Méthode non autorisée',
  bad_json: 'Requête invalide',
  too_slow: 'La requête est arrivée trop lentement',
  head_too_large: 'En-têtes de requête trop volumineux',
  unmet_expectation: 'Requête invalide',
  unsupported_encoding: 'Le corps de la requête ne doit pas être compressé',
  too_large: 'Requête trop volumineuse',
  rate_limited: 'Trop de tentatives, veuillez réessayer plus tard',
  unavailable: 'La boutique est momentanément indisponible, veuillez réessayer dans un instant',
  internal: 'Une erreur est survenue, veuillez réessayer',
};

/** Alternative messages of some codes (appendix G), for `ErrorDetails.message`. */
export const secondWords = {
  /** The message for `location_unavailable`, if the address search is unavailable. */
  addressNotFound: errorWords.location_not_found,
  postalCodeNotFound: 'Aucune adresse de la boutique n’a ce code postal',
  houseNumberMissing: 'Indiquez le numéro de la rue',
  /** The message for `alcohol_hours`, if none is sold all day. */
  noAlcoholThatDay: 'L’alcool ne se vend pas ce jour-là : retirez-le ou choisissez un autre jour',
  sessionExpired: 'Votre session a expiré, veuillez vous reconnecter',
  /** The message for `email_taken`, if another account took the address meanwhile. */
  emailTakenMeanwhile: 'Un autre compte utilise maintenant cette adresse. Prévenez-nous, par téléphone ou par e-mail.',
  /** The message for `validation`, if a device gets the name of a person. */
  deviceNameTaken: 'Ce nom est celui d’une personne de l’équipe : donnez-en un autre à cet appareil',
  /** Messages for `picture_refused`, if the shop can say what to do about the picture. */
  pictureIsHeic:
    'Cette photo est au format HEIC, que la boutique ne lit pas : sur l’iPhone, choisissez « Le plus compatible » dans Réglages, Appareil photo, Formats et reprenez la photo, ou enregistrez celle-ci en JPEG',
  pictureHasTooManyPixels:
    'Cette image a trop de pixels : réduisez-la, par exemple à 2000 pixels de large, puis envoyez-la de nouveau',
  pictureMoves: 'Cette image est animée ou a plusieurs pages : choisissez une photo fixe',
  /** The message for `unavailable`, if three pictures are being drawn or wait. */
  picturesAreWaiting: 'D’autres photos sont en cours d’envoi, veuillez réessayer dans un instant',
  /** The message for `too_large`, if the file is a picture. */
  pictureIsTooHeavy: 'Cette image pèse plus de 8 Mo : réduisez-la, puis envoyez-la de nouveau',
} as const;

/** The same answer for all addresses, because it must not reveal whether an account exists. */
export const codeSentWords = 'Si un compte existe, un code vient d’être envoyé';

export interface ErrorDetails {
  message?: string;
  names?: string[];
  amount?: string;
  /** Hours as a part of a sentence: "de 8 h à 22 h". */
  hours?: string;
  errors?: Record<string, string>;
  extra?: Record<string, unknown>;
}

/** The body of an error response, in French. Fills in `{names}`, `{amount}` and `{hours}`. */
export function errorBody(code: ErrorCode, details: ErrorDetails = {}): ErrorBody {
  const message = (details.message ?? errorWords[code])
    .replace('{names}', details.names?.join(', ') ?? '')
    .replace('{amount}', details.amount ?? '')
    .replace('{hours}', details.hours ?? '');
  return { status: 'error', message, code, ...(details.errors && { errors: details.errors }), ...details.extra };
}
