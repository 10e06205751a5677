/** A picture and where it is. */
export interface Picture {
  /** For every browser. */
  src: string;
  /** The same for browsers that read AVIF, as a `srcset`; undefined: there is none. */
  avif?: string;
  /** How wide it is shown, where there are several sizes of it. */
  sizes?: string;
  /** Cut out on nothing; anything else is a photograph. */
  isCutOut: boolean;
}

/** The part of a picture that is chosen before its image, where the browser reads AVIF. */
export function AvifSource({ picture: { avif, sizes } }: { picture: Pick<Picture, 'avif' | 'sizes'> }) {
  return avif && <source type="image/avif" srcSet={avif} sizes={sizes} />;
}
