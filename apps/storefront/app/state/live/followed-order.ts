import type { LiveOrder, ShortOrder } from '@comptoir/contract';

/** An order by its link, for a part of a page that can change it. */
export interface Followed {
  token: string;
  order: LiveOrder | ShortOrder;
  /** Takes the order after a change, as unparsed JSON. */
  onNews: (wire: Record<string, unknown>) => void;
}

export interface FollowedWhole extends Followed {
  order: LiveOrder;
}
