/** The texts of mails about withdrawals (LAW-37, LAW-40). Dates are "8 décembre 2026", amounts "16,00 €". */
export const withdrawalWords = {
  receiptSubject: (order: number) => `Accusé de réception de votre rétractation, commande nº ${order}`,
  duplicateSubject: (order: number) => `Duplicata : accusé de réception de votre rétractation, commande nº ${order}`,
  duplicate: 'Duplicata',
  refusedSubject: (order: number) => `Votre rétractation, commande nº ${order}`,
  managersSubject: (order: number, lastDay: string) =>
    `Rétractation : commande nº ${order}, à rembourser avant le ${lastDay}`,
  hello: (name: string) => `Bonjour ${name},`,
  given: (units: string, amount: string) => `Vous renoncez à : ${units}. Montant à rembourser : ${amount}.`,
  givenUnmatched: (order: number) =>
    `Vous renoncez au contrat de la commande nº ${order}. Le restaurant vérifie quels articles se rendent.`,
  received: (date: string, { hour, minute, second }: { hour: number; minute: number; second: number }) =>
    `Déclaration reçue le ${date} à ${hour} h ${minute} min ${second} s.`,
  bringBack: (address: string, lastDay: string) =>
    `Rapportez l’article, fermé, au ${address} avant le ${lastDay} ; le retour est à votre charge. Vous serez remboursé à la remise, au plus tard le ${lastDay}, par le moyen qui a payé.`,
  notDelivered: 'Il ne sera pas livré. Le remboursement est demandé.',
  notAskedFor: 'Il ne sera pas livré. Son prix ne vous sera pas demandé.',
  refused: (reason: string) => `L’article a été descellé : il ne peut pas être repris (${reason}).`,
  unmatched: 'Aucune commande n’a ce numéro et cette adresse e-mail : vérifiez la déclaration.',
};
