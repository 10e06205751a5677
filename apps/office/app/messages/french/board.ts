/** The order board. */
export const boardMessages = {
  heading: 'Commandes',
} as const;
