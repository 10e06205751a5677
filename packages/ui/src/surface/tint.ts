import styles from './tint.module.css';

/** A colour class of a tile; undefined: the default. */
export type Tint = string | undefined;

const { green, blush, sand, cold } = styles;
const tints: Tint[] = [undefined, green, blush, green, sand, undefined, cold];

/** Tint of the nth group: stable, and different from its neighbours. The last, cold one is for upright pictures. */
export function tintAt(position: number): Tint {
  return tints[position % tints.length];
}

export const isCold = (tint: Tint): boolean => tint !== undefined && tint === cold;
