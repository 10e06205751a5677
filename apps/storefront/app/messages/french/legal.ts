/** Headings around the legal texts, which are files (`texts/`). */
export const legalMessages = {
  contact: 'Nous joindre',
} as const;
