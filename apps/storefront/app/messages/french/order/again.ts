export const againMessages = {
  title: 'Commander à nouveau',
  done: '{count, plural, one {# plat est dans votre panier.} other {# plats sont dans votre panier.}}',
  nothing: 'Rien de cette commande n’est servi en ce moment.',
  gone: 'N’est plus servi :',
  changed: 'À composer à nouveau, son choix a changé :',
  dearer: 'Coûte plus cher qu’alors :',
  cheaper: 'Coûte moins cher qu’alors :',
  price: '{name} : {before} → {after}',
  full: 'Votre panier est plein : tout n’a pas pu y entrer.',
  toCart: 'Voir le panier',
  toMenu: 'Voir la carte',
  close: 'Fermer',
} as const;
