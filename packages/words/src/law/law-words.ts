import type { Alcohol, Meat, MeatStage, PackingNote } from '@comptoir/domain';

export const speciesWords: Record<Meat['species'], string> = {
  beef: 'bœuf',
  pork: 'porc',
  sheep: 'mouton',
  poultry: 'volaille',
};

export const boughtWords: Record<Meat['bought'], string> = { raw: 'cru', prepared: 'préparé' };

export const stageWords: Record<MeatStage, string> = { born: 'né', raised: 'élevé', slaughtered: 'abattu' };

export const alcoholWords: Record<Alcohol['kind'], string> = {
  wine: 'vin',
  beer: 'bière',
  cider: 'cidre',
  fortified: 'vin doux',
  spirit: 'spiritueux',
  cocktail: 'cocktail',
};

/** What a shop tells of its dishes because the law wants it. */
export const factWords = {
  origins: 'Origine des viandes',
  homemade: 'Fait maison',
  homemadeRule: 'Les plats « faits maison » sont élaborés sur place à partir de produits bruts.',
  withdrawal: 'Rétractation possible : 14 jours',
  alcoholAbuse: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  adultsOnly: 'Interdit à la vente aux mineurs de moins de 18 ans.',
} as const;

/** Asks the person who hands alcohol over (LAW-29). */
export const identityQuestionWords = 'Une pièce d’identité a-t-elle été vue ?';

/** Tells the kitchen what to ask for when it hands alcohol over (LAW-28). */
export const identityWords = 'Alcool : pièce d’identité à demander';

/** Tells the kitchen what goes with an order. That no cutlery is wanted is told too, because kitchens add it by habit (LAW-50). */
export const packingWords: Record<PackingNote, string> = {
  cutlery: 'COUVERTS : oui',
  noCutlery: 'Couverts : non',
  ownContainers: 'SES CONTENANTS',
};
