/** The headings around the legal texts. The texts themselves are Markdown files. */
export const legalMessages = {
  contact: 'Nous joindre',
} as const;
