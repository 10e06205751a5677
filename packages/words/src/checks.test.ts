import { checkIds, type Finding, publicHolidays } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { describe, expect, it } from 'vitest';
import { checkWords, holidayWords, writeFinding } from './checks.ts';

const format = createFormat('fr', 'EUR');
const sentences = Object.entries(checkWords).flatMap(([check, words]) =>
  Object.values(words).flatMap((said) =>
    (typeof said === 'string' ? [said] : [said.one, said.other]).map((text) => ({ check, text })),
  ),
);
const write = (finding: Pick<Finding, 'check' | 'values'> & Partial<Finding>) =>
  writeFinding({ severity: 'warning', target: { kind: 'item', id: 1 }, why: null, ...finding }, format).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

describe('the sentence of a finding', () => {
  it('exists for each check, and each public holiday has a name [REH-04]', () => {
    expect(Object.keys(checkWords)).toEqual(checkIds);
    for (const words of Object.values(checkWords)) expect(Object.keys(words).length).toBeGreaterThan(0);
    expect(Object.keys(holidayWords).sort()).toEqual(
      publicHolidays(2026)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(sentences)('of $check is French, without a full stop: $text [REH-04]', ({ text }) => {
    expect(text).not.toMatch(/'|\.$|\b(the|not|error|has)\b/i);
    expect(text).toMatch(/^(\{\w+\}|« |[A-ZÀÉ])/);
  });

  it.each<[Pick<Finding, 'check' | 'values'> & Partial<Finding>, string]>([
    [{ check: 'C01', values: { item: 'Reine' } }, 'Reine n’a de prix ni à emporter ni en livraison'],
    [
      { check: 'C02', values: { item: 'Reine', min: 1, group: 'Taille' } },
      'Reine : impossible de choisir 1 « Taille »',
    ],
    [
      { check: 'C07', values: { count: 1, names: ['Chèvre chaud'] } },
      '1 plat ou choix sans allergènes déclarés : Chèvre chaud',
    ],
    [
      { check: 'C09', why: 'picture', values: { count: 7, names: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } },
      '7 plats sans photo : A, B, C, D, E et 2 de plus',
    ],
    [{ check: 'C08', values: { item: 'Kir', rateBp: 550 } }, 'Kir est à 5,5 % : vérifiez la TVA'],
    [{ check: 'C10', values: { item: 'Reine', priceCents: 12_990 } }, 'Reine à 129,90 € : une faute de frappe ?'],
    [
      { check: 'C15', why: 'sum', values: { item: 'Flan', shareBp: 5500, offers: ['1', 'DIMANCHE'] } },
      'Flan : jusqu’à 55 % de remise avec les offres 1 et DIMANCHE',
    ],
    [
      { check: 'C23', why: 'holiday', values: { day: '2026-12-25' } },
      'Vendredi 25 décembre, Noël : ouvert comme d’habitude ?',
    ],
    [
      { check: 'C22', why: 'removed', values: { day: '2026-12-01', mode: 'delivery' } },
      'Aucun créneau de livraison le mardi 1er décembre : les créneaux retirés prennent tout le service',
    ],
    [
      { check: 'C24', why: 'delivery', values: { promised: 45, needed: 50 } },
      'Livraison : promesse 45 min, mais cuisine + route 50 min',
    ],
  ])('tells what it is about, in French typography: %j [REH-04]', (finding, sentence) => {
    expect(write(finding)).toBe(sentence);
  });

  it('never reads a name as a placeholder [REH-04]', () => {
    expect(write({ check: 'C29', values: { item: '{price} $&' } })).toBe('{price} $& se garde : peut-il être rendu ?');
  });
});
