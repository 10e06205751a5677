export const appMessages = {
  offline: {
    title: 'Hors ligne',
    text: 'La carte reste lisible et votre panier est gardé. Pour commander, il faut une connexion.',
    page: 'Cette page a besoin d’une connexion. Votre panier est gardé : vous pourrez commander dès qu’elle revient.',
    retry: 'Réessayer',
  },
  install: {
    title: 'Commandez en deux gestes',
    text: 'Retrouvez {restaurant} directement depuis votre écran d’accueil.',
    now: 'Installer maintenant',
    later: 'Plus tard',
    titleHome: 'Ajoutez {restaurant} à l’écran d’accueil',
    titleDock: 'Ajoutez {restaurant} au Dock',
    share: 'Appuyez sur Partager',
    addHome: 'Choisissez « Sur l’écran d’accueil »',
    addDock: 'Choisissez « Ajouter au Dock »',
    confirm: 'Confirmez avec « Ajouter »',
    dismiss: 'Fermer',
  },
  update: {
    title: 'Mise à jour disponible',
    text: 'Une nouvelle version est prête.',
    refresh: 'Actualiser',
    refreshing: 'Actualisation…',
  },
} as const;
