import type { SiteConfig } from '@comptoir/contract';

/** Restaurant's pictures, from which the server makes cards. Other origins are used unchanged. */
const ownPicture = /^\/media\/(.+)\.\w+$/;

export interface SharedPicture {
  url: string;
  /** A card of 1200 × 630 pixels, made by the server. */
  isCard: boolean;
}

/** Messengers do not show SVG, nor files outside of `media/`, such as the icon. */
const isUnshown = (picture: string) => /^\/(?!media\/)|\.svg$/i.test(picture);

/** `picture` null: the restaurant's icon. */
export function sharedPicture({ siteRoot }: SiteConfig, picture: string | null): SharedPicture {
  const own = picture === null ? undefined : ownPicture.exec(picture)?.[1];
  if (picture !== null && own === undefined && !isUnshown(picture))
    return { url: new URL(picture, siteRoot).href, isCard: false };
  return { url: new URL(`/cards/${own ?? 'icon'}.jpg`, siteRoot).href, isCard: true };
}
