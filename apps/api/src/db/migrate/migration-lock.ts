/** The key of the advisory lock for schema changes. The number is arbitrary, but must be the same on all servers. */
export const migrationLock = 7_031_974;
