/** The key of the advisory lock for changes of the tables; any number that is the same on all servers. */
export const migrationLock = 7_031_974;
