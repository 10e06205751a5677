/** Tells the diner what happens next after a declared withdrawal, in the mail and on the order's page (appendix L-D3). */
export const withdrawalWords = {
  /** `lastDay` is the last day of the refund, "8 décembre 2026". Placeholders of a message keep their types. */
  bringBack: <const Address extends string, const Day extends string>(address: Address, lastDay: Day) =>
    `Rapportez l’article, fermé, au ${address} avant le ${lastDay} ; le retour est à votre charge. Vous serez remboursé à la remise, au plus tard le ${lastDay}, par le moyen qui a payé.` as const,
  unsent: 'Il ne sera pas livré. Le remboursement est demandé.',
  lessCash: 'Il ne sera pas livré. Son prix ne vous sera pas demandé.',
  /** Without its full stop, because the mail adds the reason. */
  unsealed: 'L’article a été descellé : il ne peut pas être repris',
} as const;
