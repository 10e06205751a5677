/** A picture and where it is. */
export interface Picture {
  /** For every browser. */
  src: string;
  /** The same in a smaller format, of one size or several: `sizes` then says how wide it is shown. Absent: there is none. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** Cut out on nothing; anything else is a photograph. */
  isCutOut: boolean;
}

/** The part of a picture that is chosen before its image, where the browser reads its format. */
export function PictureSource({ picture: { source } }: { picture: Pick<Picture, 'source'> }) {
  return source && <source {...source} />;
}
