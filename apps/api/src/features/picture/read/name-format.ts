export type NamedFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Names the format by the first bytes. Null for all other files, so that no decoder ever reads them. */
export function nameFormat(bytes: Buffer): NamedFormat | null {
  const textAt = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (textAt(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (textAt(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(0, 4) === 'RIFF' && textAt(8, 12) === 'WEBP') return 'webp';
  if (bytes.length < 16 || textAt(4, 8) !== 'ftyp') return null;
  // AVIF and HEIC share a container, which lists its brands: the main one, a version of four bytes and the others.
  const brands: string[] = textAt(8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  if (brands[0] === 'avis') return null;
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null;
}
