import { pictureWidths } from '@comptoir/contract';

/** A dish's picture, as it is drawn. */
interface DishPicture {
  /** For every browser. */
  src: string;
  /** The same in a smaller format, of one size or several: `sizes` then says how wide it is shown. Absent: there is none. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** Cut out on nothing; else a photograph. */
  isCutOut: boolean;
}

/** Our own drawings are cut out and come in two formats and three sizes. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;
/** A photograph of the restaurant's own, of which the server draws what is shown. */
const photoPath = /^\/media\/(.+\.(?:jpe?g|png|webp|avif))$/i;

/** Where pictures stand whose address is a path: a build of the native shell has those of dishes at the shop, not with itself. */
const root: string = import.meta.env.VITE_PICTURES_ROOT ?? '';

/** How wide a picture is shown. A cart shows its pictures as the menu does, and so finds them in the browser. */
const sizes = {
  row: '(min-width: 64rem) 18rem, 9rem',
  card: '(min-width: 48rem) 18rem, 44vw',
  // A little less than its 13rem: where that chooses the small one, most of it lies over the edge, and it is the largest paint.
  hero: '(min-width: 64rem) 21rem, 11rem',
  sheet: '(min-width: 64rem) 30rem, 100vw',
};

/** The picture that the catalogue names for a dish; null: none. `sheet`: alone, over the width of a phone. */
export function dishPicture(image: string | null, shown: keyof typeof sizes = 'row'): DishPicture | null {
  if (!image) return null;
  const drawing = drawingPath.exec(image)?.[1];
  if (drawing !== undefined) return drawingOf(root + drawing, shown);
  const photo = photoPath.exec(image)?.[1];
  return photo === undefined
    ? { src: image.startsWith('/') ? root + image : image, isCutOut: false }
    : photoOf(photo, shown);
}

function drawingOf(path: string, shown: keyof typeof sizes): DishPicture {
  const src = `${path}.webp`;
  if (shown === 'sheet') return { src, source: { type: 'image/avif', srcSet: `${path}-800.avif` }, isCutOut: true };
  const srcSet = `${path}-320.avif 320w, ${path}.avif 480w`;
  return { src, source: { type: 'image/avif', srcSet, sizes: sizes[shown] }, isCutOut: true };
}

function photoOf(path: string, shown: keyof typeof sizes): DishPicture {
  const at = (width: number) => `${root}/media/sized/${width}/${encodeURI(path)}.webp`;
  const srcSet = pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ');
  return { src: at(480), source: { type: 'image/webp', srcSet, sizes: sizes[shown] }, isCutOut: false };
}
