import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('French typography', () => {
  it.each([
    ['Ouvert ? Oui !', 'Ouvert\u00a0? Oui\u00a0!'],
    ['−20 % dès 15 €', '−20\u00a0% dès 15\u00a0€'],
    ['Pas de « sushi » ici', 'Pas de «\u00a0sushi\u00a0» ici'],
    ['Réouverture à 18 h 30', 'Réouverture à 18\u00a0h\u00a030'],
    ['Prêt en 20 min', 'Prêt en 20\u00a0min'],
    ['Prêt en {minutes} min, à {distance} {unit}', 'Prêt en {minutes}\u00a0min, à {distance}\u00a0{unit}'],
    ['jusqu’à {most} {mostUnit}, pour', 'jusqu’à {most}\u00a0{mostUnit}, pour'],
    ['{count} minutes, {name} mineur', '{count} minutes, {name} mineur'],
  ])('keeps "%s" together with no-break spaces [I18N-10]', (text, expected) => {
    expect(typeset(text)).toBe(expected);
  });
});
