import type { TaxPolicy } from '@comptoir/domain';
import type { SiteConfig } from './site.ts';

export function taxPolicyOf(site: Pick<SiteConfig, 'tax'>): TaxPolicy {
  return {
    isEnabled: site.tax.enabled,
    isInclusive: site.tax.inclusive,
    defaultRateBp: Math.round(site.tax.defaultRate * 100),
  };
}
