import { alcoholLicences } from '@comptoir/domain';
import { z } from 'zod';
import { isoDate, range, ranges } from './field-schemas.ts';

/** The settings of alcohol; all of them are optional (LAW-17, LAW-20, LAW-23). */
export const alcoholFile = {
  'alcohol.licence': z.enum(alcoholLicences).optional(),
  /** The hours of each weekday; a weekday without any sells none. */
  'alcohol.hours': ranges.optional(),
  /** Days with hours of their own; no ranges mean that none is sold. */
  'alcohol.exceptions': z
    .array(z.strictObject({ date: isoDate, ranges: z.array(range) }))
    .superRefine((days, context) => {
      for (const [index, { date }] of days.entries())
        if (days.slice(0, index).some((earlier) => earlier.date === date))
          context.addIssue({ code: 'custom', path: [index, 'date'], message: `${date} est là deux fois` });
    })
    .optional(),
  'alcohol.night_permit': z.boolean().optional(),
  'alcohol.order_any_time': z.boolean().optional(),
  'alcohol.with_meal': z.boolean().optional(),
};
