/** What stands around the legal texts, which are files of their own (`texts/`). */
export const legalMessages = {
  contact: 'Nous joindre',
} as const;
