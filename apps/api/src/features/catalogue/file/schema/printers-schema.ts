import { codePages, paperWidths, printerLimits, printerRoutes, ticketPapers } from '@comptoir/domain';
import { z } from 'zod';
import { storable, text } from './field-schemas.ts';

/** The printers of the kitchen and of the counter (TCK-17). Where they may be is asked when they print. */
export const printersFile = z
  .array(
    z.strictObject({
      id: storable.min(1).max(64),
      name: text.max(printerLimits.name),
      route: z.enum(printerRoutes).default('network'),
      host: storable.min(1).max(printerLimits.host),
      port: z.int().min(1).max(65_535),
      width: z.literal(paperWidths).default(80),
      code_page: z.enum(codePages).default('windows1252'),
      papers: z.array(z.enum(ticketPapers)),
      categories: z.array(z.int()).max(printerLimits.categories).default([]),
      copies: z.int().min(0).max(printerLimits.copies).default(1),
      beep: z.boolean().default(false),
    }),
  )
  .max(printerLimits.printers)
  .refine(
    (printers) => new Set(printers.map(({ id }) => id)).size === printers.length,
    'nomme une imprimante deux fois',
  );
