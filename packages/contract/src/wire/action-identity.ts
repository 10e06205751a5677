import * as z from 'zod/mini';

const highestVersion = 2 ** 31 - 1;

/** What every action on an order says, whoever does it. */
export const actionIdentity = {
  /** Of this tap: whatever is sent again under it is done once. */
  action_id: z.uuid(),
  /** That whoever taps has seen. */
  version: z.int().check(z.minimum(1), z.maximum(highestVersion)),
};
