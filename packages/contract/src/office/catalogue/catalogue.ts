import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';

/** The parts of a catalogue that are edited one by one. An `order` lists the ids below `menus`, `menu-1` or `category-2`. */
export const thingKinds = ['setting', 'option', 'menu', 'category', 'item', 'offer', 'order'] as const;

export const thingName = z.object({ kind: z.enum(thingKinds), id: z.string() });

/** The hash of a part's value. A change sends the hash of the value that its editor has seen; null for a missing part. */
const base = z.nullable(z.string());

/** A value in the shape of the catalogue's file: amounts in euros, rates in per cent. */
const value = z.unknown();

export const savedSchema = z.object({ value, base });

const changeSchema = z.extend(thingName, {
  value,
  /** True if the publication deletes the part. */
  isDeleted: z.boolean(),
  published: value,
  /** False for a new part. */
  isPublished: z.boolean(),
  by: z.string(),
  at: instant,
  /** True if another value was published after this change was made. */
  isConflict: z.boolean(),
});

export const catalogueSchema = z.object({
  /** The catalogue's file: `settings`, `options`, `menus`, `offers`. */
  file: z.record(z.string(), z.unknown()),
  /** The hash of each part by `kind/id`. */
  bases: z.record(z.string(), z.string()),
  changes: z.array(changeSchema),
});

export const versionSchema = z.object({
  version: z.int(),
  note: z.string(),
  /** Null for a catalogue that was imported. */
  by: z.nullable(z.string()),
  at: instant,
});

export const publicationSchema = z.object({
  id: z.int(),
  publishAt: instant,
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  note: z.string(),
  /** The French reasons of a failure. */
  problems: z.array(z.string()),
  by: z.string(),
});

export type CatalogueThing = z.infer<typeof thingName>;
export type EditedCatalogue = z.infer<typeof catalogueSchema>;
export type CatalogueVersion = z.infer<typeof versionSchema>;
export type Publication = z.infer<typeof publicationSchema>;
