/** The choice of a tip at the payment step (PYX-86). */
export const tipMessages = {
  title: 'Un pourboire pour l’équipe ?',
  hint: 'Facultatif. Reversé en entier au personnel en contact avec vous.',
  none: 'Non',
  other: 'Autre montant',
  amount: 'Montant du pourboire en euros',
  atMost: 'Au plus {amount}.',
  fault: 'Écrivez un montant comme 2,50, au plus {amount}.',
} as const;
