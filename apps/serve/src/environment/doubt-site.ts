import type { SiteConfig } from '@comptoir/contract';

/** On a phone of 320 px a longer name in the logo is cut off. */
const readableLetters = 18;

/** Lists settings that are valid but probably mistakes, one sentence each. */
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
