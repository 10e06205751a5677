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
  title: { ask: 'Name of the restaurant', usual: () => 'Chez nous' },
  id: { ask: 'Folder, in lower case', usual: ({ title = '' }) => toId(title) },
  product: { ask: 'What it cooks, in one word', usual: () => 'cuisine' },
  address: { ask: 'Address', usual: () => '1 rue de la Paix, 75002 Paris' },
  phone: { ask: 'Phone', usual: () => '01 00 00 00 00' },
  email: { ask: 'E-mail', usual: ({ id = '' }) => `bonjour@${id}.example` },
  color: { ask: 'Colour, such as #0b6e4f', usual: () => '#0b6e4f' },
};

/** "L’Été à Nîmes" as a folder: "l-ete-a-nimes". */
function toId(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'restaurant';
}
