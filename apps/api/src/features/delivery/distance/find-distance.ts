import type { Settings } from '@comptoir/domain';
import type { Context } from '../../../context.ts';
import { addressKey, addressLine } from './address-key.ts';
import { forgetDistances, readDistance, writeDistance } from './distance-repository.ts';
import { lookUpAddress } from './look-up-address.ts';
import { type AddressProblem, type MeasuredAddress, originOf } from './measured-address.ts';

/** How long an answer stands (trust R10). */
const keptHours = 48;

/** What this server answered for an address in the last 48 h; null: nothing, or from where the restaurant is no more. */
export async function findKnownDistance(
  { database, now }: Context,
  line: string,
  { contacts }: Settings,
): Promise<MeasuredAddress | null> {
  const since = now().toInstant().subtract({ hours: keptHours });
  const known = await readDistance(database.db, addressKey(line), since);
  const origin = originOf(contacts);
  return known && known.origin.lat === origin?.lat && known.origin.lng === origin.lng ? known : null;
}

/** The distance that this server answered for an address in the last 48 h, else a look-up that is remembered (trust R10). */
export async function findDistance(
  context: Context,
  line: string,
  settings: Settings,
): Promise<MeasuredAddress | AddressProblem> {
  const known = await findKnownDistance(context, line, settings);
  if (known) return known;
  const origin = originOf(settings.contacts);
  if (!origin) {
    context.log.warn('no distance can be measured: contacts.latitude and contacts.longitude are not set');
    return 'unavailable';
  }
  const found = await lookUpAddress(context, line, origin);
  if (typeof found === 'string') return found;
  const { located } = found;
  const keys = new Set([line, located.formattedAddress, addressLine(located)].map(addressKey));
  const at = context.now().toInstant();
  await forgetDistances(context.database.db, at.subtract({ hours: keptHours }));
  await writeDistance(context.database.db, [...keys], found, at);
  return found;
}
