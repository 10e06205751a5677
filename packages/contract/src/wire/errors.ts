/** Every error of the API: HTTP status and French message (appendix G). `errorBody` fills in `{names}` and `{amount}`. */
export const errorCatalogue = {
  invalid_credentials: { status: 401, message: 'E-mail ou mot de passe incorrect' },
  unauthenticated: { status: 401, message: "Vous n'êtes pas connecté" },
  credentials_conflict: { status: 400, message: 'Identifiants contradictoires' },
  wrong_password: { status: 403, message: 'Mot de passe incorrect' },
  email_taken: { status: 409, message: 'Un compte existe déjà avec cet e-mail' },
  otp_invalid: { status: 400, message: 'Code incorrect ou expiré' },
  validation: { status: 422, message: 'Veuillez remplir tous les champs obligatoires' },
  coupon_invalid: { status: 200, message: "Ce code promo n'est pas valide" },
  location_not_found: { status: 422, message: 'Adresse introuvable' },
  location_unavailable: {
    status: 503,
    message: "La vérification d'adresse est indisponible, veuillez réessayer ou choisir le retrait",
  },
  too_far: { status: 422, message: "L'adresse est trop éloignée du restaurant" },
  out_of_zone: { status: 422, message: 'Cette adresse est hors de nos zones de livraison' },
  below_minimum: { status: 422, message: 'Minimum de commande pour la livraison : {amount}' },
  delivery_inactive: { status: 422, message: "La livraison n'est pas disponible" },
  item_unavailable: {
    status: 422,
    message: '{names} : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
  },
  slot_unavailable: { status: 422, message: "Ce créneau n'est plus disponible" },
  closed: { status: 422, message: 'Le restaurant ne prend pas de commande pour le moment' },
  free_item_not_granted: { status: 422, message: "Cet article offert n'est pas accordé" },
  totals_mismatch: { status: 409, message: 'Le montant de la commande a changé, veuillez vérifier votre panier' },
  order_exists: { status: 409, message: 'Cette commande est déjà enregistrée' },
  empty_cart: { status: 422, message: 'Votre panier est vide' },
  method_inactive: { status: 422, message: "Ce moyen de paiement n'est pas disponible" },
  cash_account_needed: {
    status: 422,
    message: 'Pour régler en espèces, connectez-vous à un compte dont l’adresse est vérifiée, ou payez par carte',
  },
  cash_code_needed: {
    status: 403,
    message:
      'Un code à 6 chiffres vient d’être envoyé à votre adresse e-mail : saisissez-le pour confirmer la commande',
  },
  payment_not_confirmed: { status: 402, message: "Le paiement n'a pas été confirmé" },
  payment_already_used: { status: 409, message: 'Ce paiement a déjà servi' },
  payment_processing: {
    status: 409,
    message:
      'Votre paiement est en cours de vérification. Ne payez pas une seconde fois : nous vous écrivons dès qu’il est confirmé.',
  },
  payment_provider: { status: 503, message: 'Le service de paiement est indisponible' },
  invalid_status: { status: 422, message: 'Statut de commande invalide' },
  order_not_found: { status: 404, message: 'Commande introuvable' },
  product_not_found: { status: 404, message: 'Produit introuvable' },
  staff_required: { status: 401, message: 'Connectez-vous pour continuer' },
  forbidden: { status: 403, message: 'Cette action demande un responsable' },
  manager_needed: { status: 403, message: 'Un responsable doit saisir son code' },
  wrong_pin: { status: 403, message: 'Code incorrect' },
  pin_locked: { status: 429, message: 'Trop d’essais avec ce code : il est bloqué pour un moment' },
  wrong_origin: { status: 403, message: 'Requête refusée' },
  order_moved: { status: 409, message: 'Cette commande a changé entre-temps' },
  action_exists: { status: 409, message: 'Cette action a déjà été enregistrée autrement' },
  too_late: { status: 409, message: 'Il est trop tard pour revenir en arrière' },
  time_out_of_bounds: { status: 422, message: 'Cette heure n’est pas possible pour cette commande' },
  last_sound: { status: 409, message: 'C’est le seul écran qui sonne : il ne peut pas être coupé' },
  order_under_way: {
    status: 409,
    message: 'Une de vos commandes est en cours : vous pourrez supprimer votre compte dès qu’elle sera terminée',
  },
  last_owner: { status: 409, message: 'Il faut au moins un propriétaire actif' },
  push_unsupported: { status: 422, message: 'Ce navigateur ne peut pas recevoir de notifications' },
  link_unknown: { status: 404, message: 'Ce lien n’est pas valable' },
  link_used: { status: 410, message: 'Ce lien a déjà servi ou a expiré' },
  not_found: { status: 404, message: 'Ressource introuvable' },
  method_not_allowed: { status: 405, message: 'Méthode non autorisée' },
  bad_json: { status: 400, message: 'Requête invalide' },
  too_slow: { status: 408, message: 'La requête est arrivée trop lentement' },
  head_too_large: { status: 431, message: 'En-têtes de requête trop volumineux' },
  unmet_expectation: { status: 417, message: 'Requête invalide' },
  unsupported_encoding: { status: 415, message: 'Le corps de la requête ne doit pas être compressé' },
  too_large: { status: 413, message: 'Requête trop volumineuse' },
  rate_limited: { status: 429, message: 'Trop de tentatives, veuillez réessayer plus tard' },
  unavailable: {
    status: 503,
    message: 'La boutique est momentanément indisponible, veuillez réessayer dans un instant',
  },
  internal: { status: 500, message: 'Une erreur est survenue, veuillez réessayer' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Second messages of some codes (appendix G), for `ErrorDetails.message`. */
export const addressMessages = {
  notFound: 'Adresse introuvable',
  houseNumberMissing: 'Indiquez le numéro de la rue',
} as const;

/** For an invalid token. */
export const sessionMessages = { expired: 'Votre session a expiré, veuillez vous reconnecter' } as const;

/** For an address that belongs to another account by now. */
export const emailMessages = {
  takenMeanwhile: 'Un autre compte utilise maintenant cette adresse. Prévenez-nous, par téléphone ou par e-mail.',
} as const;

export interface ErrorDetails {
  /** Replaces the message of the code. */
  message?: string;
  names?: string[];
  /** In the site's format: "25,00 €". */
  amount?: string;
  errors?: Record<string, string>;
  extra?: Record<string, unknown>;
}

export interface ErrorBody {
  status: 'error';
  message: string;
  code: ErrorCode;
  errors?: Record<string, string>;
  [extra: string]: unknown;
}

/** The body of an error: `{ status, message, code, errors? }` and the extra fields of the code (DEC-05). */
export function errorBody(code: ErrorCode, details: ErrorDetails = {}): ErrorBody {
  const message = (details.message ?? errorCatalogue[code].message)
    .replace('{names}', details.names?.join(', ') ?? '')
    .replace('{amount}', details.amount ?? '');
  return { status: 'error', message, code, ...(details.errors && { errors: details.errors }), ...details.extra };
}
