import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });
