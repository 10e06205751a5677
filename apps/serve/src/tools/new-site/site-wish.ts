export interface SiteWish {
  /** The id names the folder, the browser's storage and the mails. */
  id: string;
  title: string;
  product: string;
  address: string;
  phone: string;
  email: string;
  /** A colour as `#rrggbb`. */
  color: string;
}

/** The questions about a new restaurant, each with its default. */
export const questions: { [Name in keyof SiteWish]: { ask: string; usual: (known: Partial<SiteWish>) => string } } = {
  title: { ask: 'Nom du restaurant', usual: () => 'Chez nous' },
  id: { ask: 'Nom du dossier, en minuscules', usual: ({ title = '' }) => toId(title) },
  product: { ask: 'Ce qu’il cuisine, en un mot', usual: () => 'cuisine' },
  address: { ask: 'Adresse', usual: () => '1 rue de la Paix, 75002 Paris' },
  phone: { ask: 'Téléphone', usual: () => '01 00 00 00 00' },
  email: { ask: 'Adresse e-mail', usual: ({ id = '' }) => `bonjour@${id}.example` },
  color: { ask: 'Couleur, par exemple #0b6e4f', usual: () => '#0b6e4f' },
};

/** Changes "L’Été à Nîmes" to "l-ete-a-nimes". */
function toId(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'restaurant';
}
