import type { Alcohol, Meat, MeatStage } from '@comptoir/domain';

export const speciesNames: Record<Meat['species'], string> = {
  beef: 'bœuf',
  pork: 'porc',
  sheep: 'mouton',
  poultry: 'volaille',
};

export const boughtNames: Record<Meat['bought'], string> = { raw: 'cru', prepared: 'préparé' };

export const stageNames: Record<MeatStage, string> = { born: 'né', raised: 'élevé', slaughtered: 'abattu' };

export const alcoholNames: Record<Alcohol['kind'], string> = {
  wine: 'vin',
  beer: 'bière',
  cider: 'cidre',
  fortified: 'vin doux',
  spirit: 'spiritueux',
  cocktail: 'cocktail',
};
