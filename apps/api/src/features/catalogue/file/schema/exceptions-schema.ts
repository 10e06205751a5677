import { isPlainLine } from '@comptoir/contract';
import { z } from 'zod';
import { id, isoDate, span, text } from './field-schemas.ts';

const firstDate = '2020-01-01';
const mostDays = 366;

const exception = z
  .strictObject({
    date: isoDate.refine((date) => date >= firstDate, 'il faut une date à partir de 2020'),
    /** The last day, inclusive, of a vacation. */
    until: isoDate.optional(),
    closed: z.boolean(),
    times: z.array(span),
    /** Absent: both modes, all menus. */
    modes: z
      .array(z.enum(['pickup', 'delivery']))
      .min(1)
      .optional(),
    menu_ids: z.array(id).min(1).optional(),
    /** Diners read this sentence. */
    message: text.max(140).refine(isPlainLine, 'il faut une seule ligne').optional(),
    /** The restaurant's own word for these days; diners never read it. */
    label: text.optional(),
  })
  .refine(({ closed, times }) => closed === (times.length === 0), {
    path: ['times'],
    error: 'doit être vide si le jour est fermé, et sinon dire quand c’est ouvert',
  })
  .superRefine(({ date, until = date }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['until'], message });
    if (until < date) return wrong('le dernier jour est avant le premier');
    const { days } = Temporal.PlainDate.from(date).until(until);
    if (days >= mostDays) wrong('il faut un an au plus : pour fermer plus longtemps, rendez les menus indisponibles');
  });

type Exception = z.infer<typeof exception>;

const shares = <T>(one: T[] | undefined, other: T[] | undefined) =>
  !one || !other || one.some((value) => other.includes(value));

/** True if both decide the hours of some day, mode and menu. */
function doOverlap(one: Exception, other: Exception): boolean {
  const areSameDays = one.date <= (other.until ?? other.date) && other.date <= (one.until ?? one.date);
  return areSameDays && shares(one.modes, other.modes) && shares(one.menu_ids, other.menu_ids);
}

export const exceptionsFile = z.array(exception).superRefine((days, context) => {
  for (const [index, day] of days.entries())
    if (days.slice(0, index).some((earlier) => doOverlap(day, earlier)))
      context.addIssue({ code: 'custom', path: [index, 'date'], message: `${day.date} est là deux fois` });
});
