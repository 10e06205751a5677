import type { TaxPolicy } from '@comptoir/domain';
import type { SiteConfig } from './site.ts';

/** The site's tax rule in the domain's words. */
export function taxPolicyOf(site: SiteConfig): TaxPolicy {
  return {
    isEnabled: site.tax.enabled,
    isInclusive: site.tax.inclusive,
    defaultRateBp: Math.round(site.tax.defaultRate * 100),
  };
}
