import { duplicateWords, withdrawalWords } from '@comptoir/words';

/** The texts of mails about withdrawals that no page shows (LAW-37, LAW-40). Dates are "8 décembre 2026", amounts "16,00 €". */
export const withdrawalMailWords = {
  receiptSubject: (order: number) => `Accusé de réception de votre rétractation, commande nº ${order}`,
  duplicateSubject: (order: number) => `Duplicata : accusé de réception de votre rétractation, commande nº ${order}`,
  duplicate: (n: number | undefined) => (n === undefined ? 'Duplicata' : duplicateWords(n)),
  refusedSubject: (order: number) => `Votre rétractation, commande nº ${order}`,
  managersSubject: (order: number, lastDay: string) =>
    `Rétractation : commande nº ${order}, à rembourser avant le ${lastDay}`,
  hello: (name: string) => `Bonjour ${name},`,
  given: (units: string, amount: string) => `Vous renoncez à : ${units}. Montant à rembourser : ${amount}.`,
  givenUnmatched: (order: number) =>
    `Vous renoncez au contrat de la commande nº ${order}. Le restaurant vérifie quels articles se rendent.`,
  received: (date: string, { hour, minute, second }: { hour: number; minute: number; second: number }) =>
    `Déclaration reçue le ${date} à ${hour} h ${minute} min ${second} s.`,
  refused: (reason: string) => `${withdrawalWords.unsealed} (${reason}).`,
  unmatched: 'Aucune commande n’a ce numéro et cette adresse e-mail : vérifiez la déclaration.',
};
