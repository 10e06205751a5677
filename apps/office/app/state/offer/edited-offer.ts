import { type EditedCatalogue, offersFromWire, readCount, readObject, readText } from '@comptoir/contract';
import { isOfferActiveAt, type Offer } from '@comptoir/domain';
import type { CatalogueChange } from '../draft/change.ts';
import { keyOfThing, type Part, readParts } from '../draft/read-parts.ts';

export interface EditedOffer {
  offer: Offer;
  /** The code that customers type. Empty for an offer that applies by itself. */
  code: string;
  part: Part;
  /** Null if the offer is as it is published. */
  change: CatalogueChange | null;
}

/** Reads the offers of the edited catalogue, those that apply by themselves first. */
export function readEditedOffers(catalogue: EditedCatalogue): EditedOffer[] {
  const changeOf = new Map(catalogue.changes.map((change) => [keyOfThing(change), change]));
  return [...readParts(catalogue).values()].flatMap((part) => {
    const offer = part.thing.kind === 'offer' ? offerOf(part) : null;
    if (!offer) return [];
    const code = readText(readObject(part.value).code);
    return [{ offer, code, part, change: changeOf.get(keyOfThing(part.thing)) ?? null }];
  });
}

/** The offer of a part's value, as the shop reads it. Null for a value that is no offer. */
export function offerOf({ thing, value }: Pick<Part, 'thing' | 'value'>): Offer | null {
  return offersFromWire({ payload: { offers: [{ ...readObject(value), id: Number(thing.id) }] } })[0] ?? null;
}

type OfferState = 'on' | 'waiting' | 'ended' | 'off';

/** `waiting`: at other hours. `ended`: its code has expired or is used up. */
export function stateOfOffer({ offer, part }: EditedOffer, now: Temporal.ZonedDateTime, uses: number): OfferState {
  if (!offer.isActive) return 'off';
  const { expires_at, max_uses } = readObject(part.value);
  const mostUses = readCount(max_uses);
  const expiry = readText(expires_at);
  const isExpired = expiry !== '' && Temporal.Instant.compare(Temporal.Instant.from(expiry), now.toInstant()) <= 0;
  if (isExpired || (mostUses !== null && uses >= mostUses)) return 'ended';
  return isOfferActiveAt(offer, now) ? 'on' : 'waiting';
}
