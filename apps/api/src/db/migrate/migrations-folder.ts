import { fileURLToPath } from 'node:url';

/** The SQL that brings a database up to date, in its order. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
