// PGlite with nothing around it: what its memory is compared with.
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create('memory://');
await database.query('select 1');
console.log('open');
setInterval(() => undefined, 60_000);
