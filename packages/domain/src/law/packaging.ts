/** What a restaurant offers to go with an order. */
export interface PackagingRules {
  /** Cutlery is given to diners who ask for it. If false, no order gets any. */
  hasCutlery: boolean;
  /** Diners may bring containers of their own when they pick up an order. */
  takesOwnContainers: boolean;
}

export const wishNames = ['cutlery', 'ownContainers'] as const;
export type Wish = (typeof wishNames)[number];

/** What a diner asked for. A wish that was not made is absent. */
export type Wishes = Partial<Record<Wish, true>>;

/** The wishes that an order can have: own containers only if it is picked up (LAW-47, LAW-48). */
export function offeredWishes({ hasCutlery, takesOwnContainers }: PackagingRules, isPickup: boolean): Wish[] {
  return wishNames.filter((name) => (name === 'cutlery' ? hasCutlery : takesOwnContainers && isPickup));
}

/** The wishes without those that the order can't have: a diner who changed to delivery brings no containers. */
export function keepOffered(wishes: Partial<Record<Wish, unknown>>, offered: readonly Wish[]): Wishes {
  return Object.fromEntries(offered.filter((name) => wishes[name] === true).map((name) => [name, true]));
}

export const packingNotes = ['cutlery', 'noCutlery', 'ownContainers'] as const;
export type PackingNote = (typeof packingNotes)[number];

/** What the kitchen has to know to pack an order. Nothing is said of cutlery that the restaurant never gives (LAW-50). */
export function packingNotesOf({ cutlery, ownContainers }: Wishes, { hasCutlery }: PackagingRules): PackingNote[] {
  return [
    ...(cutlery ? (['cutlery'] as const) : []),
    ...(!cutlery && hasCutlery ? (['noCutlery'] as const) : []),
    ...(ownContainers ? (['ownContainers'] as const) : []),
  ];
}
