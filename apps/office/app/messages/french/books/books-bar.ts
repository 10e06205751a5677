export const booksBarMessages = {
  unsealed: 'Les livres ne sont plus scellés depuis {time}.',
  unsound: 'Les livres ne sont pas justes : la clôture du {day} attend. Les commandes continuent.',
  archive: 'Archive {year} à faire : cette année est close depuis 90 jours.',
  archiveLink: 'Faire l’archive',
} as const;
