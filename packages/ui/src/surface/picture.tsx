export interface Picture {
  src: string;
  /** A smaller format in one or several sizes; `sizes` is the displayed width. Absent: none. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** A cutout without a background; false: a photograph. */
  isCutOut: boolean;
}

export function PictureSource({ picture: { source } }: { picture: Pick<Picture, 'source'> }) {
  return source && <source {...source} />;
}
