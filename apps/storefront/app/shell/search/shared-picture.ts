import type { SiteConfig } from '@comptoir/contract';

/** The restaurant's own pictures, which the server can resize. Pictures of other origins are used unchanged. */
const ownPicture = /^\/media\/(.+)\.\w+$/;

export interface SharedPicture {
  url: string;
  /** `isCard` means that the server makes a picture of 1200 × 630 pixels. */
  isCard: boolean;
}

/** Messengers show no SVG, and the server makes no cards from files outside of `media/`. */
const isUnshown = (picture: string) => /^\/(?!media\/)|\.svg$/i.test(picture);

/** If `picture` is null, the restaurant's icon is shared. */
export function sharedPicture({ siteRoot }: SiteConfig, picture: string | null): SharedPicture {
  const own = picture === null ? undefined : ownPicture.exec(picture)?.[1];
  if (picture !== null && own === undefined && !isUnshown(picture))
    return { url: new URL(picture, siteRoot).href, isCard: false };
  return { url: new URL(`/cards/${own ?? 'icon'}.jpg`, siteRoot).href, isCard: true };
}
