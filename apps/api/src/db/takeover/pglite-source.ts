import type { PGlite } from '@electric-sql/pglite';
import type { CopySource } from '../backup/contents/copy-source.ts';

/** The engine of earlier versions, read by COPY; one table at a time is in memory. */
export function pgliteSource(client: PGlite): CopySource {
  return {
    rows: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    copy: async function* (table) {
      const { blob } = await client.query(`copy ${table} to '/dev/blob'`);
      if (blob) yield* blob.stream();
    },
  };
}
