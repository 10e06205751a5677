export const findMessages = {
  heading: 'Résultats de la recherche',
  found: '{count, plural, one {# résultat} other {# résultats}} pour {heard}',
  filtered: '{count, plural, =0 {Aucun plat} one {# plat} other {# plats}} : {heard}',
  instead: 'Rien pour « {query} ». Voici « {instead} » : {count, plural, one {# résultat} other {# résultats}}.',
  typed: '« {query} »',
  without: 'sans {allergen}',
  byChoice:
    'À composer : {group}, {choice}{sign, select, more {, + {amount}} less {, − {amount}} other {}}{traces, select, true { (traces possibles)} other {}}',
  declared:
    'D’après ce que la cuisine déclare. Une allergie ? Dites-la dans le mot pour la cuisine, elle la verra en premier.',
  undeclared: 'Allergènes non renseignés : {names}. Demandez-nous avant de commander.',
  traced: 'Traces possibles : {names}.',
  undeclaredMany:
    '{count, plural, one {# plat ne dit} other {# plats ne disent}} pas ses allergènes. Demandez-nous avant de commander.',
  noneTitle: 'Aucun plat ne s’appelle ainsi',
  noneFilteredTitle: 'Aucun plat ne passe tous ces filtres',
  none: 'Aucun plat ne correspond à votre recherche.',
  noneText: 'Essayez un filtre, un autre ingrédient, ou parcourez la carte.',
  clear: 'Effacer la recherche',
} as const;
