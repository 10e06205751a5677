import styles from './tint.module.css';

/** The CSS class of a tile's colour. Undefined means the default colour. */
export type Tint = string | undefined;

const { green, blush, sand, cold } = styles;
const tints: Tint[] = [undefined, green, blush, green, sand, undefined, cold];

/** The tint of the nth group. Neighbours have different tints. */
export function tintAt(position: number): Tint {
  return tints[position % tints.length];
}

export const isCold = (tint: Tint): boolean => tint !== undefined && tint === cold;
