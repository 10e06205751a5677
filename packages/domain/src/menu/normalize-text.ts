export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ´`]/g, "'")
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ')
    .trim();
}
