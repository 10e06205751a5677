/** Widths of drawn photographs in pixels: a tile, a tile on a sharp screen, a phone's whole width. */
export const pictureWidths = [320, 480, 800] as const;
