/** How wide photographs are drawn by the server, in pixels: for a tile, for a tile on a sharp screen, and alone on a phone. */
export const pictureWidths = [320, 480, 800] as const;
