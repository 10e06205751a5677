import { readSettings, type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { type CheckFacts, checkCatalogue, type Finding } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { writeFinding } from '@comptoir/words';
import { checkedCatalogueOf } from './checked-catalogue-of.ts';
import type { Catalogue } from './record/catalogue.ts';

interface Surroundings {
  site: Pick<SiteConfig, 'tax' | 'locale' | 'currency'>;
  now: Temporal.ZonedDateTime;
  hasPicture: (path: string) => boolean;
}

/** Lists valid settings that are probably mistakes. They are shown after the import, which succeeds. */
export function doubtCatalogue(catalogue: Catalogue, { site, now, hasPicture }: Surroundings): string[] {
  const format = createFormat(site.locale.default, site.currency);
  const checked = checkedCatalogueOf(
    { ...catalogue, version: 0, stockOuts: [], stockCounts: [], slotOverrides: [] },
    now,
  );
  const findings = checkCatalogue(checked, factsOf(site, hasPicture), now).filter(isDoubt);
  return [
    ...doubtPlace(catalogue),
    ...findings.map((finding) => `${writeFinding(finding, format)}.`.replace('?.', '?')),
  ];
}

/** In France the latitude exceeds the longitude, so a smaller latitude is probably a swap. */
function doubtPlace({ settings }: Catalogue): string[] {
  const { latitude, longitude } = readSettings(settings).contacts;
  if (latitude === null || longitude === null || latitude >= longitude || longitude <= 30) return [];
  return [`Le restaurant serait à ${latitude}, ${longitude} : latitude et longitude sont-elles inversées ?`];
}

/** What an import tells (CFG-27). The other findings are for the office, where they can be mended. */
const doubts = ['C09 file', 'C10', 'C17 zone', 'C17 place', 'C23 past'];

function isDoubt({ check, why }: Finding): boolean {
  return doubts.includes(why === null ? check : `${check} ${why}`);
}

/** No check that an import tells reads anything of a running shop. */
function factsOf(site: Surroundings['site'], hasPicture: CheckFacts['hasPicture']): CheckFacts {
  return {
    tax: taxPolicyOf(site),
    hasPicture,
    couponUses: new Map(),
    openOrders: [],
    slotOrders: [],
    people: 0,
    devices: 0,
    boardSeenAt: null,
    hasCardKeys: false,
    isPaypalOffered: null,
    hasMail: false,
  };
}
