export interface Picture {
  src: string;
  /** A smaller file format, in one or several sizes. `sizes` is the displayed width. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** True: the picture has a transparent background. False: it is a photograph. */
  isCutOut: boolean;
}

export function PictureSource({ picture: { source } }: { picture: Pick<Picture, 'source'> }) {
  return source && <source {...source} />;
}
