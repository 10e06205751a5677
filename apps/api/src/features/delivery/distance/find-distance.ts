import type { Settings } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { addressKey, addressLine } from './address-key.ts';
import { forgetDistances, readDistance, writeDistance } from './distance-repository.ts';
import { type LookUpTools, lookUpAddress } from './look-up-address.ts';
import { type AddressProblem, type MeasuredAddress, originOf } from './measured-address.ts';

/** What a distance is found with: those who are asked, and where their answers are kept. */
export interface DistanceTools extends LookUpTools {
  db: Db;
  /** The app's clock in the restaurant's zone. */
  now: () => Temporal.ZonedDateTime;
}

/** How long an answer stands (trust R10). */
const keptHours = 48;

/** What this server answered for an address in the last 48 h; null: nothing, or from where the restaurant is no more. */
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

/** The distance that this server answered for an address in the last 48 h, else a look-up that is remembered (trust R10). */
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
