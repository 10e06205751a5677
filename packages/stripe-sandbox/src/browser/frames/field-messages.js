// What the card form says of a field, in Stripe's words.
export const fieldMessages = {
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
  incomplete_number: 'Le numéro de votre carte est incomplet.',
  invalid_expiry_month: 'Le mois d’expiration de votre carte est invalide.',
  invalid_expiry_month_past: 'La date d’expiration de votre carte est dépassée.',
  invalid_expiry_year_past: 'L’année d’expiration de votre carte est dépassée.',
  invalid_number: 'Le numéro de votre carte est invalide.',
};
