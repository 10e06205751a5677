import { expect, it } from 'vitest';
import { speaksOfAllergy } from './speaks-of-allergy.ts';

it.each(['Allergie aux noix', 'ALLERGIQUE au gluten', 'intolérance au lactose', 'Intolerant', 'cœliaque', 'Coeliaque'])(
  'takes « %s » for a word of an allergy [BRD-04]',
  (note) => expect(speaksOfAllergy(note)).toBe(true),
);

it.each(['Bien cuite', 'Couper en huit', 'Sans oignons', ''])('takes « %s » for a plain note [BRD-04]', (note) =>
  expect(speaksOfAllergy(note)).toBe(false),
);
