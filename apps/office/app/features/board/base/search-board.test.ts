import { expect, it } from 'vitest';
import { searchBoard } from './search-board.ts';

const camille = {
  number: 1042,
  customer: { firstName: 'Camille', initial: 'M', phone: '06 12 34 56 78' },
  lines: [{ name: 'Margherita', note: 'Allergie aux noix' }],
};
const ines = {
  number: 1043,
  customer: { firstName: 'Inès', initial: 'D', phone: '0610427890' },
  lines: [{ name: 'Chèvre-miel', note: '' }],
};
const found = (asked: string) => searchBoard([camille, ines], asked).map(({ number }) => number);

it('finds an order by its number, its name, the phone’s last digits, a dish or a note [BRD-47]', () => {
  expect(found('1042')).toEqual([1042]);
  expect(found('104')).toEqual([1042, 1043]);
  expect(found('ines')).toEqual([1043]);
  expect(found('Camille M')).toEqual([1042]);
  expect(found('56 78')).toEqual([1042]);
  expect(found('marghe')).toEqual([1042]);
  expect(found('chevre')).toEqual([1043]);
  expect(found('noix')).toEqual([1042]);
});

it('finds nothing where nothing is asked for, or nothing is like it [BRD-47]', () => {
  expect(found('  ')).toEqual([]);
  expect(found('8')).toEqual([]);
  expect(found('reine')).toEqual([]);
});
