import * as z from 'zod/mini';

const highestVersion = 2 ** 31 - 1;

export const actionIdSchema = z.uuid();

export const seenVersionSchema = z.int().check(z.minimum(1), z.maximum(highestVersion));
