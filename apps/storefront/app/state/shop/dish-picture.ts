/** A dish's picture, as it is drawn. */
interface DishPicture {
  /** For every browser. */
  src: string;
  /** The same for browsers that read AVIF; undefined: there is none. */
  avif?: string;
  /** Cut out on nothing; else a photograph. */
  isCutOut: boolean;
}

/** Our own drawings are cut out and come in two formats and sizes; anything else is a photograph. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;

/** The picture that the catalogue names for a dish; null: none. `large`: over the width of a phone. */
export function dishPicture(image: string | null, size: 'small' | 'large' = 'small'): DishPicture | null {
  if (!image) return null;
  const drawing = drawingPath.exec(image)?.[1];
  if (drawing === undefined) return { src: image, isCutOut: false };
  return { src: `${drawing}.webp`, avif: `${drawing}${size === 'large' ? '-800' : ''}.avif`, isCutOut: true };
}
