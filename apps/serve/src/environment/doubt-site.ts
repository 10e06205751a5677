import type { SiteConfig } from '@comptoir/contract';

/** What of a site may be meant so, and mostly is not: a sentence each, for whoever starts it. */
export function doubtSite({ tax }: Pick<SiteConfig, 'tax'>): string[] {
  if (!tax.enabled || tax.inclusive) return [];
  return [
    'site.ts: tax.inclusive est false : les pages montrent des prix hors taxes, et la TVA s’ajoute au total. En France, les consommateurs doivent voir des prix TTC. Les moteurs de recherche et les liens partagés les lisent TTC.',
  ];
}
