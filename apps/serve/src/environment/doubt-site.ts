import type { SiteConfig } from '@comptoir/contract';

/** What of a site may be meant so, and mostly is not: a sentence each, for whoever starts it. */
export function doubtSite({ tax }: Pick<SiteConfig, 'tax'>): string[] {
  if (!tax.enabled || tax.inclusive) return [];
  return [
    'site.ts: tax.inclusive is false, so pages show prices before tax, which is added to the total. Consumers in France must be shown prices with it. Search engines and shared links read them with tax.',
  ];
}
