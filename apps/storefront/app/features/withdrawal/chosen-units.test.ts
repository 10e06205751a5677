import { describe, expect, it } from 'vitest';
import { chooseLines, chosenDeliveryCents } from './chosen-units.ts';

/** Three bottles of 43,00 € by the examples of the law's rows, and a beer. */
const withdrawal = {
  lines: [
    { line: 1, name: 'Côtes-du-rhône', units: 3, amountCents: 4300, amountsCents: [1433, 2867, 4300] },
    { line: 4, name: 'Bière', units: 1, amountCents: 450, amountsCents: [450] },
  ],
  deliveryCents: 250,
};
const choose = (chosen: Record<number, number>) => {
  const lines = chooseLines(withdrawal, chosen);
  const deliveryCents = chosenDeliveryCents(withdrawal, lines);
  return {
    units: lines.map(({ line, units }) => [line, units]),
    cents: lines.reduce((sum, { amountCents }) => sum + amountCents, deliveryCents),
  };
};

describe('what a diner gives back', () => {
  it('is everything at first, with the delivery that goes with it [LAW-36]', () => {
    expect(choose({})).toEqual({ units: [[1, 3], [4, 1]], cents: 4300 + 450 + 250 }); // biome-ignore format: a row a line
  });

  it.each([
    [{ 1: 2 }, [[1, 2], [4, 1]], 2867 + 450], // biome-ignore format: a row a case
    [{ 1: 1, 4: 0 }, [[1, 1]], 1433],
    [{ 1: 0 }, [[4, 1]], 450],
    [{ 1: 0, 4: 0 }, [], 0],
  ])('is %j: its units by the amounts of the shop, without the delivery [LAW-36]', (chosen, units, cents) => {
    expect(choose(chosen)).toEqual({ units, cents });
  });

  it('is never more than what is left of a line, although more was chosen before [LAW-36]', () => {
    expect(choose({ 1: 5, 4: 2 }).units).toEqual([[1, 3], [4, 1]]); // biome-ignore format: as above
  });
});
