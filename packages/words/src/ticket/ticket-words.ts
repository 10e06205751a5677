/** The words of the printed papers. */
export const ticketWords = {
  modeNames: { pickup: 'Retrait', delivery: 'Livraison' },
  number: (number: number) => `nº ${number}`,
  ordered: (hour: string) => `Commandée ${hour}`,
  accepted: (hour: string) => `acceptée ${hour}`,
  free: 'OFFERT',
  /** Replaces a note without a sign that the printer knows. */
  unprintable: 'voir l’écran',
  dishes: (count: number) => (count > 1 ? `${count} PLATS` : `${count} PLAT`),
  elsewhere: (parts: readonly { name: string; dishes: number }[]) =>
    `Suite : ${parts.map(({ name, dishes }) => `${name.toLocaleLowerCase('fr')} (${dishes})`).join(', ')}`,
  withdrawn: (units: string) => `RÉTRACTÉ : ${units}`,
  paid: { card: 'PAYÉE CB', cash: 'PAYÉE' },
  due: (amount: string) => `À ENCAISSER ${amount}`,
  copy: (copy: number) => `DUPLICATA nº ${copy}`,
  cancelled: 'ANNULÉE',
  cancelledAt: (hour: string) => `annulée ${hour}`,
  changed: 'MODIFIÉE',
  insteadOf: (hour: string) => `au lieu de ${hour}`,
  order: (number: number) => `Commande nº ${number}`,
  taxes: ['dont TVA', 'HT', 'TVA', 'TTC'],
  refunded: 'Remboursé',
  refundAsked: 'Remboursement demandé',
  proof: 'Justificatif de commande',
  follow: 'Suivre ma commande :',
  thanks: 'Merci, à bientôt',
  test: {
    title: 'PAGE D’ESSAI',
    paper: (width: number, columns: number, codePage: string) =>
      `Papier de ${width} mm, ${columns} colonnes, ${codePage}`,
    bold: 'Gras : MARGHERITA',
    reversed: 'NOTE D’UN CLIENT',
    good: 'La ligne de chiffres va d’un bord à l’autre, et tous les signes se lisent : tout est bien réglé.',
  },
} as const;
