interface Day {
  date: string;
  until?: string;
  closed: boolean;
  times: object[];
  message?: string;
}

/** Closes a day for all menus and modes. Longer entries that contain the day end before it and go on after it. */
export function closeDay(days: readonly Day[], date: string, message: string | null): Day[] {
  return [...openDay(days, date), { date, closed: true, times: [], ...(message && { message }) }];
}

/** Gives a day its usual hours. */
export function openDay(days: readonly Day[], date: string): Day[] {
  const [before, after] = [-1, 1].map((step) => Temporal.PlainDate.from(date).add({ days: step }).toString());
  return days.flatMap((day) => {
    const { date: first, until = first } = day;
    if (date < first || until < date) return [day];
    return [spanOf(day, first, before ?? date), spanOf(day, after ?? date, until)].flatMap((part) => part ?? []);
  });
}

function spanOf({ until: _, ...day }: Day, first: string, last: string): Day | null {
  if (last < first) return null;
  return first === last ? { ...day, date: first } : { ...day, date: first, until: last };
}

export function daysOf(value: unknown): Day[] {
  return Array.isArray(value) ? value : [];
}
