export const printsMessages = {
  waiting:
    'Imprimante {printer} : {why, select, no_paper {plus de papier} not_ready {capot ouvert ou hors ligne} no_relay {le relais ne répond pas} other {injoignable}}. {count, plural, one {1 ticket attend} other {{count} tickets attendent}}.',
  retry: '{why, select, no_paper {J’ai remis du papier} other {Réessayer}}',
  asked:
    '{paper, select, receipt {Le reçu {number} est-il sorti ?} cancelled {Le ticket ANNULÉE {number} est-il sorti ?} changed {Le ticket MODIFIÉE {number} est-il sorti ?} other {Le ticket {number} est-il sorti ?}} Imprimante {printer}{more, plural, =0 {} one {, encore 1 question} other {, encore {more} questions}}.',
  yes: 'Oui',
  again: 'Réimprimer',
  failed: '{count, plural, one {1 ticket non imprimé} other {{count} tickets non imprimés}} : {numbers}.',
  printAll: '{count, plural, one {Imprimer} other {Tout imprimer}}',
  ignore: 'Ignorer',
};
