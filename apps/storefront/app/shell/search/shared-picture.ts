import type { SiteConfig } from '@comptoir/contract';

/** A restaurant's own pictures, of which the server draws cards; a dish's picture may be anywhere else, and is shown as it is. */
const ownPicture = /^\/media\/(.+)\.\w+$/;

export interface SharedPicture {
  url: string;
  /** It is a card that the server draws, of 1200 × 630. */
  isCard: boolean;
}

/** The picture of a shared link: a card of one of the restaurant's pictures or, of none (null), of its icon. */
export function sharedPicture({ siteRoot }: SiteConfig, picture: string | null): SharedPicture {
  const name = picture === null ? 'icon' : ownPicture.exec(picture)?.[1];
  const path = name === undefined ? (picture ?? '') : `/cards/${name}.jpg`;
  return { url: new URL(path, siteRoot).href, isCard: name !== undefined };
}
