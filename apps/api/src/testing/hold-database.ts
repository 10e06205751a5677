// Opens the embedded database of a folder, writes an order number, reports this, and keeps running.
import { openDatabase } from '../db/open-database.ts';

const [dataDir = '', number = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await database.query("select setval('order_numbers', $1)", [number]);
process.send?.('written');
setInterval(() => undefined, 60_000);
