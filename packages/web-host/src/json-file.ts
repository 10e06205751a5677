import type { Content } from './answer.ts';
import { encode } from './encode.ts';

export function jsonFile(value: unknown, cacheControl: string): Content {
  const prepared = encode(Buffer.from(JSON.stringify(value)), { isCompressible: true });
  const headers = { 'cache-control': cacheControl };
  return { status: 200, type: 'application/json; charset=utf-8', prepared, headers, isPart: true };
}
