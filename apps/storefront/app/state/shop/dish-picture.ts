/** A dish's picture, as it is drawn. */
interface DishPicture {
  /** For every browser. */
  src: string;
  /** The same for browsers that read AVIF, as a `srcset`; undefined: there is none. */
  avif?: string;
  /** How wide it is shown, where there are several sizes of it. */
  sizes?: string;
  /** Cut out on nothing; else a photograph. */
  isCutOut: boolean;
}

/** Our own drawings are cut out and come in two formats and three sizes; anything else is a photograph. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;

/** Where pictures stand whose address is a path: a build of the native shell has those of dishes at the shop, not with itself. */
const root: string = import.meta.env.VITE_PICTURES_ROOT ?? '';

/** How wide a picture is shown. A cart shows its pictures as the menu does, and so finds them in the browser. */
const sizes = {
  row: '(min-width: 64rem) 18rem, 9rem',
  card: '(min-width: 48rem) 18rem, 44vw',
  // A little less than its 13rem: where that chooses the small one, most of it lies over the edge, and it is the largest paint.
  hero: '(min-width: 64rem) 21rem, 11rem',
};

/** The picture that the catalogue names for a dish; null: none. `sheet`: alone, over the width of a phone. */
export function dishPicture(image: string | null, shown: keyof typeof sizes | 'sheet' = 'row'): DishPicture | null {
  if (!image) return null;
  const drawing = drawingPath.exec(image)?.[1];
  if (drawing === undefined) return { src: image.startsWith('/') ? root + image : image, isCutOut: false };
  const path = root + drawing;
  const src = `${path}.webp`;
  if (shown === 'sheet') return { src, avif: `${path}-800.avif`, isCutOut: true };
  return { src, avif: `${path}-320.avif 320w, ${path}.avif 480w`, sizes: sizes[shown], isCutOut: true };
}
