/** Loads the library with the first picture. One thread and no cache keep processor and memory for orders. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Applies to sources: truncated ones are refused, harmless faults of cameras are not. */
export const sourceOptions = { failOn: 'error', limitInputPixels: 40_000_000 } as const;

/** A source that takes longer is refused. The slowest known one takes two seconds. */
export const longest = { seconds: 5 };
