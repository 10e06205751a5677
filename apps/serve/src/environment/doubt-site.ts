import type { SiteConfig } from '@comptoir/contract';

/** So many letters of a word mark are read whole on a phone of 320 px, beside place, account and cart. */
const readableLetters = 18;

/** What of a site may be meant so, and mostly is not: a sentence each, for whoever starts it. */
export function doubtSite({ tax, logo }: Pick<SiteConfig, 'tax' | 'logo'>): string[] {
  const letters = [...`${logo.before}${logo.after}`].length;
  return [
    ...(tax.enabled && !tax.inclusive
      ? [
          'site.ts: tax.inclusive est false : les pages montrent des prix hors taxes, et la TVA s’ajoute au total. En France, les consommateurs doivent voir des prix TTC. Les moteurs de recherche et les liens partagés les lisent TTC.',
        ]
      : []),
    ...(letters > readableLetters
      ? [
          `site.ts: logo a ${letters} lettres : en haut d’un petit téléphone, la fin du nom sera coupée au-delà de ${readableLetters}. Un nom plus court y tient ; title garde le nom entier.`,
        ]
      : []),
  ];
}
