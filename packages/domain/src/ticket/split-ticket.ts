/** A printer as the dishes are shared out. An empty list of categories means all. */
export interface Station {
  name: string;
  categoryIds: readonly number[];
}

interface StationLine {
  categoryId: number;
  quantity: number;
}

export interface TicketPart<Line> {
  lines: Line[];
  /** How many dishes the tickets of the other stations have that are not on this one. */
  elsewhere: { name: string; dishes: number }[];
}

const holds = ({ categoryIds }: Station, { categoryId }: StationLine) =>
  categoryIds.length === 0 || categoryIds.includes(categoryId);

/** The lines of an order that one of the stations prints. A line that no station holds is on the ticket of each (TCK-17, TCK-18). */
export function splitTicket<Line extends StationLine>(
  lines: readonly Line[],
  station: Station,
  stations: readonly Station[],
): TicketPart<Line> {
  const isHere = (line: Line) => holds(station, line) || !stations.some((other) => holds(other, line));
  const elsewhere = new Map<string, number>();
  for (const line of lines) {
    const other = isHere(line) ? undefined : stations.find((one) => holds(one, line));
    if (other) elsewhere.set(other.name, (elsewhere.get(other.name) ?? 0) + line.quantity);
  }
  return {
    lines: lines.filter(isHere),
    elsewhere: [...elsewhere].map(([name, dishes]) => ({ name, dishes })),
  };
}
