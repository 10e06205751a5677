export const invoiceMailWords = {
  invoice: {
    subject: (number: string) => `Facture ${number}`,
    text: (number: string, order: number, name: string) =>
      `Voici la facture ${number} de votre commande nº ${order}, au nom de ${name}.`,
  },
  credit: {
    subject: (number: string) => `Avoir ${number}`,
    text: (number: string, order: number, name: string) =>
      `Voici l’avoir ${number} pour votre commande nº ${order}, au nom de ${name}.`,
  },
  keep: 'Le fichier joint est une facture électronique Factur-X : gardez-le tel quel.',
} as const;
