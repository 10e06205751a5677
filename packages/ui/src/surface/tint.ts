import styles from './tint.module.css';

/** The class of a colour that a tile or another ground takes; undefined for the design's own. */
export type Tint = string | undefined;

const { green, blush, sand, cold } = styles;
const tints: Tint[] = [undefined, green, blush, green, sand, undefined, cold];

/** The tint of the nth group of a list: each group keeps one colour, those side by side differ. The last, cold one is for what stands upright. */
export function tintAt(position: number): Tint {
  return tints[position % tints.length];
}

export const isCold = (tint: Tint): boolean => tint !== undefined && tint === cold;
