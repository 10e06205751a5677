export const booksBarMessages = {
  unsealed: 'Les livres ne sont plus scellés depuis {time}.',
  unsound: 'Les livres ne sont pas justes : la clôture du {day} attend. Les commandes continuent.',
} as const;
