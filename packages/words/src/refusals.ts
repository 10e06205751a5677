import type { EndReason } from '@comptoir/domain';

export const refusalWords: Record<EndReason, string> = {
  too_busy: 'La cuisine est débordée et ne peut pas tenir l’heure promise.',
  sold_out: 'Un des plats est épuisé.',
  closing: 'Le restaurant ferme plus tôt que prévu.',
  no_courier: 'Aucun livreur n’est disponible pour le moment.',
  address: 'Nous ne pouvons pas livrer cette adresse.',
  diner_asked: 'Annulée à votre demande.',
  unreachable: 'Nous n’avons pas réussi à vous joindre.',
  duplicate: 'Cette commande semblait être un doublon.',
  incident: 'Un incident en cuisine nous empêche de la préparer.',
  other: 'Le restaurant vous dit pourquoi ci-dessous.',
  no_answer: 'Le restaurant n’a pas pu répondre à temps.',
};
