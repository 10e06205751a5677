import * as z from 'zod/mini';

const highestVersion = 2 ** 31 - 1;

/** A new id for each tap: a repeated request with the same id is done once. */
export const actionIdSchema = z.uuid();

/** The version of the order that was on the screen. */
export const seenVersionSchema = z.int().check(z.minimum(1), z.maximum(highestVersion));
