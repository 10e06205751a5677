import type { CheckInput } from './base/check-input.ts';
import type { Severity, Slip } from './base/finding.ts';
import { holesBetweenZones } from './delivery/holes-between-zones.ts';
import { impossibleZone } from './delivery/impossible-zone.ts';
import { nowhereToDeliver } from './delivery/nowhere-to-deliver.ts';
import { overlappingZones } from './delivery/overlapping-zones.ts';
import { zoneMinimum } from './delivery/zone-minimum.ts';
import { contradictoryMarks } from './law/contradictory-marks.ts';
import { doubtfulRate } from './law/doubtful-rate.ts';
import { forbiddenAlcohol } from './law/forbidden-alcohol.ts';
import { oldAudit } from './law/old-audit.ts';
import { undeclaredMeat } from './law/undeclared-meat.ts';
import { unmarkedAlcohol } from './law/unmarked-alcohol.ts';
import { unmarkedKeeping } from './law/unmarked-keeping.ts';
import { unmetHours } from './law/unmet-hours.ts';
import { impossibleChoice } from './menu/impossible-choice.ts';
import { missingPicture } from './menu/missing-picture.ts';
import { missingRate } from './menu/missing-rate.ts';
import { oddPrice } from './menu/odd-price.ts';
import { priceBelowZero } from './menu/price-below-zero.ts';
import { soldNowhere } from './menu/sold-nowhere.ts';
import { undeclaredAllergens } from './menu/undeclared-allergens.ts';
import { addedUpOffers } from './offer/added-up-offers.ts';
import { couponLimits } from './offer/coupon-limits.ts';
import { freeOrder } from './offer/free-order.ts';
import { minimumOutOfReach } from './offer/minimum-out-of-reach.ts';
import { nothingToGive } from './offer/nothing-to-give.ts';
import { offerNeverOn } from './offer/offer-never-on.ts';
import { pairedAlcohol } from './offer/paired-alcohol.ts';
import { missingGateways } from './reception/missing-gateways.ts';
import { unseenOrders } from './reception/unseen-orders.ts';
import { doubleName } from './reference/double-name.ts';
import { lostReference } from './reference/lost-reference.ts';
import { exceptionalDays } from './schedule/exceptional-days.ts';
import { missingSlots } from './schedule/missing-slots.ts';
import { overaskedPost } from './schedule/overasked-post.ts';
import { smallCapacity } from './schedule/small-capacity.ts';

interface Check {
  severity: Severity;
  find: (input: CheckInput) => Slip[];
}

/** All checks by their number in the requirements (REH-04). Errors block a publication, warnings ask, notes only tell (REH-05). */
export const checks = {
  C01: { severity: 'error', find: soldNowhere },
  C02: { severity: 'error', find: impossibleChoice },
  C03: { severity: 'error', find: lostReference },
  C04: { severity: 'error', find: priceBelowZero },
  C05: { severity: 'error', find: missingRate },
  C06: { severity: 'error', find: doubleName },
  C07: { severity: 'warning', find: undeclaredAllergens },
  C08: { severity: 'warning', find: doubtfulRate },
  C09: { severity: 'warning', find: missingPicture },
  C10: { severity: 'warning', find: oddPrice },
  C11: { severity: 'warning', find: offerNeverOn },
  C12: { severity: 'warning', find: nothingToGive },
  C13: { severity: 'warning', find: minimumOutOfReach },
  C14: { severity: 'warning', find: freeOrder },
  C15: { severity: 'note', find: addedUpOffers },
  C16: { severity: 'warning', find: couponLimits },
  C17: { severity: 'error', find: nowhereToDeliver },
  C18: { severity: 'warning', find: overlappingZones },
  C19: { severity: 'note', find: holesBetweenZones },
  C20: { severity: 'error', find: impossibleZone },
  C21: { severity: 'warning', find: zoneMinimum },
  C22: { severity: 'error', find: missingSlots },
  C23: { severity: 'warning', find: exceptionalDays },
  C24: { severity: 'warning', find: smallCapacity },
  C25: { severity: 'error', find: unseenOrders },
  C26: { severity: 'warning', find: missingGateways },
  C27: { severity: 'warning', find: undeclaredMeat },
  C28: { severity: 'warning', find: unmarkedAlcohol },
  C29: { severity: 'warning', find: unmarkedKeeping },
  C30: { severity: 'error', find: forbiddenAlcohol },
  C31: { severity: 'warning', find: unmetHours },
  C32: { severity: 'error', find: contradictoryMarks },
  C35: { severity: 'warning', find: oldAudit },
  C36: { severity: 'warning', find: pairedAlcohol },
  C38: { severity: 'warning', find: overaskedPost },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof checks;
export const checkIds = Object.keys(checks) as CheckId[];
