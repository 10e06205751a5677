import type { Settings } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { addressKey, addressLine } from './address-key.ts';
import { forgetDistances, readDistance, writeDistance } from './distance-repository.ts';
import { type LookUpTools, lookUpAddress } from './look-up-address.ts';
import { type AddressProblem, type MeasuredAddress, originOf } from './measured-address.ts';

export interface DistanceTools extends LookUpTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}

const keptHours = 48;

/** Returns the stored distance of the last 48 h, or null if there is none or the restaurant has moved. */
export async function findKnownDistance(
  { db, now }: Pick<DistanceTools, 'db' | 'now'>,
  line: string,
  { contacts }: Settings,
): Promise<MeasuredAddress | null> {
  const since = now().toInstant().subtract({ hours: keptHours });
  const known = await readDistance(db, addressKey(line), since);
  const origin = originOf(contacts);
  return known && known.origin.lat === origin?.lat && known.origin.lng === origin.lng ? known : null;
}

export async function findDistance(
  tools: DistanceTools,
  line: string,
  settings: Settings,
): Promise<MeasuredAddress | AddressProblem> {
  const known = await findKnownDistance(tools, line, settings);
  if (known) return known;
  const origin = originOf(settings.contacts);
  if (!origin) {
    tools.log.warn('no distance can be measured: contacts.latitude and contacts.longitude are not set');
    return 'unavailable';
  }
  const found = await lookUpAddress(tools, line, origin);
  if (typeof found === 'string') return found;
  const { located } = found;
  const keys = new Set([line, located.formattedAddress, addressLine(located)].map(addressKey));
  const at = tools.now().toInstant();
  await forgetDistances(tools.db, at.subtract({ hours: keptHours }));
  await writeDistance(tools.db, [...keys], found, at);
  return found;
}
