export const paperWords = {
  invoice: (number: string) => `Facture ${number}`,
  credit: (number: string, invoice: string, on: string) => `Avoir ${number} sur la facture ${invoice} du ${on}`,
  dates: (issued: string, supplied: string) => `Émise le ${issued} · Livraison le ${supplied}`,
  order: (number: number, reference: string | null) =>
    `Commande nº ${number}${reference === null ? '' : ` · Votre référence : ${reference}`}`,
  columns: ['Désignation', 'Quantité', 'Prix unitaire HT', 'TVA', 'Montant HT'],
  taxColumns: ['Taux de TVA', 'Base HT', 'TVA'],
  net: 'Total HT',
  tax: 'TVA',
  total: 'Total TTC',
  paid: {
    invoice: {
      card: (on: string) => `Payée en ligne le ${on}`,
      cash: (on: string) => `Payée en espèces le ${on}`,
    },
    credit: {
      card: (on: string) => `Remboursée par carte le ${on}`,
      cash: (on: string) => `Remboursée en espèces le ${on}`,
    },
  },
  due: (amount: string) => `Reste à payer : ${amount}`,
  late: 'Retard : trois fois le taux d’intérêt légal et 40 € de frais de recouvrement.',
  numbers: (siren: string, siret: string | null) =>
    siret === null ? `SIREN ${siren}` : `SIREN ${siren} · SIRET ${siret}`,
  vatNumber: (number: string) => `TVA ${number}`,
} as const;
