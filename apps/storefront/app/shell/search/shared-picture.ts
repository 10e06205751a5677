import type { SiteConfig } from '@comptoir/contract';

/** A restaurant's own pictures, of which the server draws cards; a dish's picture may be anywhere else, and is shown as it is. */
const ownPicture = /^\/media\/(.+)\.\w+$/;

export interface SharedPicture {
  url: string;
  /** It is a card that the server draws, of 1200 × 630. */
  isCard: boolean;
}

/** What no messenger shows as it is: a drawing, or a file beside the pictures, such as the icon. */
const isUnshown = (picture: string) => /^\/(?!media\/)|\.svg$/i.test(picture);

/** The picture of a shared link: a card of one of the restaurant's pictures or, of none (null), of its icon. */
export function sharedPicture({ siteRoot }: SiteConfig, picture: string | null): SharedPicture {
  const own = picture === null ? undefined : ownPicture.exec(picture)?.[1];
  if (picture !== null && own === undefined && !isUnshown(picture))
    return { url: new URL(picture, siteRoot).href, isCard: false };
  return { url: new URL(`/cards/${own ?? 'icon'}.jpg`, siteRoot).href, isCard: true };
}
