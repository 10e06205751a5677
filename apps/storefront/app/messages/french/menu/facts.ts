import { factWords } from '@comptoir/words';

export const factsMessages = {
  origins: factWords.origins,
  homemadeRule: factWords.homemadeRule,
  alcohol:
    '{kind, select, wine {Vin} beer {Bière} cider {Cidre} fortified {Vin doux ou apéritif} spirit {Spiritueux} other {Cocktail}}, {abv} % vol.',
  adultsOnly: factWords.adultsOnly,
  alcoholAbuse: factWords.alcoholAbuse,
  withdrawal: factWords.withdrawal,
} as const;
