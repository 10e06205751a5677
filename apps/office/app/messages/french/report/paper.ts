export const paperMessages = {
  print: 'Imprimer',
  printRoll: 'Imprimer en 80 mm',
  table: 'Tableau : {name}',
} as const;
