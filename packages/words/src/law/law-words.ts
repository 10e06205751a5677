import type { Alcohol, Meat, MeatStage } from '@comptoir/domain';

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
