import type { Content } from './answer.ts';
import { encode } from './encode.ts';

/** A value as a file that is part of a page, compressed when it is first asked for. */
export function jsonFile(value: unknown, cacheControl: string): Content {
  const prepared = encode(Buffer.from(JSON.stringify(value)), { isCompressible: true });
  const headers = { 'cache-control': cacheControl };
  return { status: 200, type: 'application/json; charset=utf-8', prepared, headers, isPart: true };
}
