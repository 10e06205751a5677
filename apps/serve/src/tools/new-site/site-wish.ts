/** What somebody says of a new restaurant: enough for a shop that opens. */
export interface SiteWish {
  /** Names its folder, its storage and its mails. */
  id: string;
  title: string;
  /** The word for what it cooks. */
  product: string;
  address: string;
  phone: string;
  email: string;
  /** `#rrggbb`. */
  color: string;
}

/** What is asked for each, with what is taken where nothing is answered. */
export const questions: { [Name in keyof SiteWish]: { ask: string; usual: (known: Partial<SiteWish>) => string } } = {
  title: { ask: 'Nom du restaurant', usual: () => 'Chez nous' },
  id: { ask: 'Nom du dossier, en minuscules', usual: ({ title = '' }) => toId(title) },
  product: { ask: 'Ce qu’il cuisine, en un mot', usual: () => 'cuisine' },
  address: { ask: 'Adresse', usual: () => '1 rue de la Paix, 75002 Paris' },
  phone: { ask: 'Téléphone', usual: () => '01 00 00 00 00' },
  email: { ask: 'Adresse e-mail', usual: ({ id = '' }) => `bonjour@${id}.example` },
  color: { ask: 'Couleur, par exemple #0b6e4f', usual: () => '#0b6e4f' },
};

/** "L’Été à Nîmes" as a folder: "l-ete-a-nimes". */
function toId(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'restaurant';
}
