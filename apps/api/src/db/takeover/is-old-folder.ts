import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL writes this number into its control file to recognise how a machine keeps floating-point numbers. */
const floatFormat = Buffer.alloc(8);
floatFormat.writeDoubleLE(1_234_567);
/** From there on stand eight sizes of four bytes each, then whether a number of eight bytes fits into a register. */
const bytesToRegister = floatFormat.length + 8 * 4;

/**
 * Whether a folder is the database of earlier versions of the shop, PGlite's: PostgreSQL's own format as a processor of 32
 * bits writes it, which PGlite imitates. The shop's own server has 64 everywhere, and reads no such folder.
 */
export function isOldFolder(folder: string): boolean {
  const control = readControl(join(folder, 'global', 'pg_control'));
  const start = control?.indexOf(floatFormat) ?? -1;
  return start !== -1 && control?.at(start + bytesToRegister) === 0;
}

function readControl(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    // Half a database, or none: somebody else says so.
    return null;
  }
}
