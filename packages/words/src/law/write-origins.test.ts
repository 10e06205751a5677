import type { Meat } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { writeOrigins } from './write-origins.ts';

const meat = (species: Meat['species'], born: string, raised: string, slaughtered: string, name?: string): Meat => {
  const stage = (codes: string) => (codes === '' ? undefined : codes.split(' '));
  return { species, name, bought: 'raw', born: stage(born), raised: stage(raised), slaughtered: stage(slaughtered) };
};

describe('the sentence of an origin', () => {
  it.each<[string, Meat]>([
    ['Porc : origine France', meat('pork', 'FR', 'FR', 'FR')],
    ['Porc : élevé : France · abattu : France', meat('pork', '', 'FR', 'FR')],
    [
      'Jambon cuit à l’os : élevé : Espagne, France · abattu : France',
      meat('pork', '', 'ES FR', 'FR', 'Jambon cuit à l’os'),
    ],
    ['Bœuf : né et élevé : Irlande, Royaume-Uni · abattu : France', meat('beef', 'IE', 'IE GB', 'FR')],
    ['Bœuf : élevé : Irlande · abattu : France', meat('beef', '', 'IE', 'FR')],
    ['Agneau : origine Nouvelle-Zélande', meat('sheep', 'NZ', 'NZ', 'NZ')],
    ['Volaille : élevé : France · abattu : France, Belgique', meat('poultry', 'FR', 'FR', 'FR BE')],
    ['Volaille : élevé : France · abattu : France', meat('poultry', 'BE', 'FR', 'FR')],
    ['Porc : élevé : Espagne, France · abattu : Espagne, France', meat('pork', 'ES FR', 'ES FR', 'ES FR')],
  ])('is "%s" [LAW-03]', (sentence, declared) => {
    expect(writeOrigins([declared])).toEqual([sentence]);
  });

  it('is none for meat that was bought prepared without an origin, for no meat, and where nothing is declared [LAW-03]', () => {
    expect(writeOrigins([{ species: 'pork', bought: 'prepared' }])).toEqual([]);
    expect(writeOrigins([{ species: 'pork', bought: 'prepared', raised: ['FR'], slaughtered: [] }])).toEqual([]);
    expect(writeOrigins([])).toEqual([]);
    expect(writeOrigins()).toEqual([]);
  });

  it('is told once of meats that are alike, in the order of the dish [LAW-03]', () => {
    const [pork, beef] = [meat('pork', 'FR', 'FR', 'FR'), meat('beef', 'IE', 'IE', 'FR')];
    expect(writeOrigins([pork, beef, { ...pork }])).toEqual([
      'Porc : origine France',
      'Bœuf : né et élevé : Irlande · abattu : France',
    ]);
  });
});
