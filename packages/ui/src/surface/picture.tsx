export interface Picture {
  src: string;
  /** A smaller file format, in one or several sizes. `sizes` is the displayed width. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** A cutout has a transparent background. Other pictures are photographs. */
  isCutOut: boolean;
}

export function PictureSource({ picture: { source } }: { picture: Pick<Picture, 'source'> }) {
  return source && <source {...source} />;
}
