/** Any number, the same for every server of this shop: who holds this advisory lock changes the tables. */
export const migrationLock = 7_031_974;
