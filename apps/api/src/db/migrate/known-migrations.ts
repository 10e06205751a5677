import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/** The SQL that brings a database up to date, in its order. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** What this version of the shop makes of an empty database, step by step. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });
