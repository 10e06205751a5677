/** What a manager is asked for at a screen of the kitchen. */
export const approvalMessages = {
  title: 'Un responsable doit confirmer',
  close: 'Fermer',
  for: {
    cancel: 'Annuler la commande {number}',
    'no-show': 'Noter la commande {number} comme non retirée',
    settle: 'Noter comment la commande {number} a été remboursée',
    recall: 'Rappeler la commande {number}, déjà encaissée',
    'mute-last': 'Couper 5 min le seul écran qui sonne',
    'sign-out': 'Déconnecter cet écran : des commandes attendent une réponse',
  },
  who: 'Qui confirme ?',
  code: 'Code de {name}',
  other: 'Quelqu’un d’autre',
  digits: 'Chiffres',
  erase: 'Effacer un chiffre',
  confirm: 'Confirmer',
  noneTitle: 'Personne n’a encore de code',
  noneText: 'Un responsable choisit le sien dans Réglages, sur l’écran où il est connecté.',
} as const;
