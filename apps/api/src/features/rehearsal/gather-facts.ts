import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import type { CheckFacts } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { findLastAlive } from '../board/signs/signs-repository.ts';
import { countUsesByOffer } from '../offer/offer-repository.ts';
import { listSlotOrders } from '../schedule/schedule-repository.ts';
import { listDevices } from '../staff/record/device-repository.ts';
import { listPeople } from '../staff/record/person-repository.ts';
import { countOpenOrders } from './rehearsal-repository.ts';

export interface FactTools {
  site: SiteConfig;
  hasPicture: (path: string) => boolean;
  hasCardKeys: boolean;
  isPaypalOffered: () => boolean | null;
  hasMail: boolean;
}

const pastDays = 28;

/** What the checks of a catalogue ask about the running shop. */
export async function gatherFacts(
  db: Db,
  { site, hasPicture, hasCardKeys, isPaypalOffered, hasMail }: FactTools,
  now: Temporal.ZonedDateTime,
): Promise<CheckFacts> {
  const today = now.toPlainDate();
  const people = await listPeople(db);
  return {
    tax: taxPolicyOf(site),
    hasPicture,
    couponUses: await countUsesByOffer(db),
    openOrders: await countOpenOrders(db, now.toInstant(), site.timeZone),
    slotOrders: await listSlotOrders(db, today.subtract({ days: pastDays }), today),
    people: people.filter(({ isActive }) => isActive).length,
    devices: (await listDevices(db)).length,
    boardSeenAt: await findLastAlive(db),
    hasCardKeys,
    isPaypalOffered: isPaypalOffered(),
    hasMail,
  };
}
