import { type PictureFocus, uploadedSides } from '@comptoir/contract';

export interface Square {
  /** The size to which the whole picture is scaled. */
  width: number;
  height: number;
  /** The part that is kept of it. */
  left: number;
  top: number;
  side: number;
}

/** Chooses the largest square around the focus, scaled to the larger stored size. A smaller source keeps its size. */
export function chooseSquare({ width, height }: { width: number; height: number }, { x, y }: PictureFocus): Square {
  const shorter = Math.min(width, height);
  const side = Math.min(shorter, Math.max(...uploadedSides));
  const scaled = (length: number) => Math.max(side, Math.round((length * side) / shorter));
  const start = (length: number, focus: number) =>
    Math.min(Math.max(Math.round(length * focus - side / 2), 0), length - side);
  const [wide, high] = [scaled(width), scaled(height)];
  return { width: wide, height: high, left: start(wide, x), top: start(high, y), side };
}
