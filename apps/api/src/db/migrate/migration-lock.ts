/** The key of the advisory lock for schema changes. The number is arbitrary, but all servers must use the same. */
export const migrationLock = 7_031_974;
