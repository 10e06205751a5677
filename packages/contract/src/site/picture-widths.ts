export const pictureWidths = [320, 480, 800] as const;
