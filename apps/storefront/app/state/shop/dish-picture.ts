import {
  pictureWidths,
  readUploadedAddress,
  type UploadedFile,
  uploadedAddress,
  uploadedSides,
} from '@comptoir/contract';

interface DishPicture {
  src: string;
  /** A smaller file format, in one or several sizes. `sizes` is the displayed width. */
  source?: { type: 'image/avif' | 'image/webp'; srcSet: string; sizes?: string };
  /** A cutout has a transparent background. Other pictures are photographs. */
  isCutOut: boolean;
}

/** The built-in drawings are cutouts, in two formats and three sizes. */
const drawingPath = /^(\/media\/items\/[\w-]+)\.(avif|webp)$/;
const photoPath = /^\/media\/(.+\.(?:jpe?g|png|webp|avif))$/i;

/** The base URL of relative pictures. The native app loads pictures from the shop's server. */
const root: string = import.meta.env.VITE_PICTURES_ROOT ?? '';

/** Displayed widths. The cart uses the menu's width, so that its pictures are already cached. */
const sizes = {
  row: '(min-width: 64rem) 18rem, 9rem',
  card: '(min-width: 48rem) 18rem, 44vw',
  // The real width is 13rem. With 11rem, phones choose the small file, because this picture is the largest paint.
  hero: '(min-width: 64rem) 21rem, 11rem',
  sheet: '(min-width: 64rem) 30rem, 100vw',
};

/** Returns null if the dish has no picture. `sheet` is the full width of a phone. */
export function dishPicture(image: string | null, shown: keyof typeof sizes = 'row'): DishPicture | null {
  if (!image) return null;
  const drawing = drawingPath.exec(image)?.[1];
  if (drawing !== undefined) return drawingOf(root + drawing, shown);
  const uploaded = readUploadedAddress(image);
  if (uploaded) return uploadedOf(uploaded, shown);
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

function uploadedOf({ hash }: UploadedFile, shown: keyof typeof sizes): DishPicture {
  const at = (side: UploadedFile['side'], format: UploadedFile['format']) =>
    root + uploadedAddress({ hash, side, format });
  const srcSet = uploadedSides.map((side) => `${at(side, 'avif')} ${side}w`).join(', ');
  const src = at(shown === 'sheet' ? 800 : 480, 'webp');
  return { src, source: { type: 'image/avif', srcSet, sizes: sizes[shown] }, isCutOut: false };
}
