/** The frame of every screen. */
export const shellMessages = {
  pages: {
    board: 'Commandes',
  },
  /** Which side of the restaurant this is, behind its name. */
  side: 'côté cuisine',
} as const;
