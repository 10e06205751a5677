import type { LiveWithdrawal, WithdrawnUnits } from '@comptoir/contract';

/** Units by the position of their line. All units of an absent line are chosen, so that a form begins with everything. */
export type ChosenUnits = Readonly<Record<number, number>>;

export interface ChosenLine extends WithdrawnUnits {
  name: string;
  amountCents: number;
}

/** The lines with at least one chosen unit. A line never has more units than can be given back. */
export function chooseLines({ lines }: Pick<LiveWithdrawal, 'lines'>, chosen: ChosenUnits): ChosenLine[] {
  return lines.flatMap(({ line, name, units: most, amountsCents }) => {
    const units = Math.min(chosen[line] ?? most, most);
    return units > 0 ? [{ line, units, name, amountCents: amountsCents[units - 1] ?? 0 }] : [];
  });
}

/** The delivery fee that comes back, in cents: only if every unit is chosen. */
export function chosenDeliveryCents(
  { lines, deliveryCents }: Pick<LiveWithdrawal, 'lines' | 'deliveryCents'>,
  chosen: ChosenLine[],
): number {
  const count = (counted: WithdrawnUnits[]) => counted.reduce((sum, { units }) => sum + units, 0);
  return count(chosen) === count(lines) ? deliveryCents : 0;
}

/** "1 × Côtes-du-rhône" */
export const writeUnits = ({ units, name }: Pick<ChosenLine, 'units' | 'name'>) => `${units} × ${name}`;
