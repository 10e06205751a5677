import { describe, expect, it } from 'vitest';
import { type Meat, missingStages } from './meat.ts';

const fr = ['FR'];

describe('the origin of a meat', () => {
  it.each<[Meat, string[]]>([
    [{ species: 'pork', bought: 'raw' }, ['raised', 'slaughtered']],
    [{ species: 'pork', bought: 'raw', raised: fr, slaughtered: fr }, []],
    [{ species: 'beef', bought: 'raw' }, ['born', 'raised', 'slaughtered']],
    [{ species: 'beef', bought: 'raw', raised: fr, slaughtered: fr }, ['born']],
    [{ species: 'beef', bought: 'prepared' }, []],
    [{ species: 'beef', bought: 'prepared', raised: fr, slaughtered: fr }, []],
    [{ species: 'poultry', bought: 'prepared', raised: fr }, ['slaughtered']],
    [{ species: 'sheep', bought: 'prepared', born: fr }, ['raised', 'slaughtered']],
  ])('of %j lacks %j [LAW-02]', (meat, missing) => {
    expect(missingStages(meat)).toEqual(missing);
  });
});
