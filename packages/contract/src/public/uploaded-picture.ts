/** Sides in pixels of the two squares of an uploaded picture. A picture that was smaller keeps its own size. */
export const uploadedSides = [480, 800] as const;

export const uploadedFormats = ['avif', 'webp'] as const;

/** One of the four files of an uploaded picture. */
export interface UploadedFile {
  /** A SHA-256 in hexadecimal digits. */
  hash: string;
  side: (typeof uploadedSides)[number];
  format: (typeof uploadedFormats)[number];
}

const address = new RegExp(`^/media/u/([\\da-f]{64})-(${uploadedSides.join('|')})\\.(${uploadedFormats.join('|')})$`);

/** Reads a path such as `/media/u/{hash}-480.avif`. Null for all other paths. */
export function readUploadedAddress(path: string): UploadedFile | null {
  const [, hash, width, ending] = address.exec(path) ?? [];
  const side = uploadedSides.find((one) => String(one) === width);
  const format = uploadedFormats.find((one) => one === ending);
  return hash !== undefined && side && format ? { hash, side, format } : null;
}

export const uploadedAddress = ({ hash, side, format }: UploadedFile): string => `/media/u/${hash}-${side}.${format}`;
