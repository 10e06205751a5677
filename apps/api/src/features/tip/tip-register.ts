import type { TipRegister } from '@comptoir/contract';
import type { RegisteredTip } from './tip-repository.ts';

const sum = (cents: number[]) => cents.reduce((total, value) => total + value, 0);

/** What is left of a tip for the staff in cents. */
export const keptCents = ({ takenCents, returnedCents }: Pick<RegisteredTip, 'takenCents' | 'returnedCents'>): number =>
  takenCents - returnedCents;

/** The tips that the staff can get now: their order was handed over, and something is left of them. */
export function dueTips(tips: readonly RegisteredTip[]): RegisteredTip[] {
  return tips.filter((tip) => tip.isServed && tip.handover === null && keptCents(tip) > 0);
}

export function registerOf(tips: readonly RegisteredTip[]): TipRegister {
  return {
    tips: tips.map(({ orderId: _, isServed: __, ...tip }) => tip),
    takenCents: sum(tips.map(({ takenCents }) => takenCents)),
    returnedCents: sum(tips.map(({ returnedCents }) => returnedCents)),
    handedOverCents: sum(tips.map(({ handover }) => handover?.amountCents ?? 0)),
    dueCents: sum(dueTips(tips).map(keptCents)),
  };
}
