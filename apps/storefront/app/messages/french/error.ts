export const errorMessages = {
  notFoundTitle: 'Cette page a trop cuit.',
  notFound: 'Désolé, cette page n’existe pas.',
  notFoundText: 'La carte, elle, est toute chaude.',
  brokenTitle: 'Quelque chose a brûlé.',
  oldBrowser:
    'Votre navigateur est trop ancien pour commander ici. Mettez-le à jour, ou appelez-nous ; il faut au moins',
  broken: 'Il semble que quelque chose ait mal fonctionné.',
  brokenText: 'Réessayez dans un instant : votre panier est gardé.',
  home: 'Retour à l’accueil',
  menu: 'Voir la carte',
  retry: 'Réessayer',
  cart: 'Votre panier est gardé, mais il n’a pas pu s’afficher ici.',
} as const;
