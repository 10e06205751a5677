/** The legal pages: `{title}` is the shop, `{publisher}` and `{host}` come from the site's configuration. */
export const legalMessages = {
  updated: 'Mise à jour le {date}',
  cookies: {
    title: 'Politique relative aux cookies',
    what: 'Ce que {title} garde dans votre navigateur',
    whatText:
      'Votre panier, votre choix de retrait ou d’adresse et votre langue sont gardés dans votre navigateur pour que la commande fonctionne. Ils ne servent à rien d’autre et disparaissent après 48 heures sans visite. Vos coordonnées n’y restent que si vous le demandez en commandant, jusqu’à ce que vous les y effaciez. Seule la langue est un cookie au sens strict ; elle est gardée un an.',
    consent: 'Votre consentement',
    consentText:
      'Ces informations sont strictement nécessaires : la loi ne demande pas votre accord pour elles. Aucune mesure d’audience et aucune publicité ne sont chargées sans que vous l’ayez accepté.',
    control: 'Les effacer',
    controlText:
      'Vous pouvez les effacer à tout moment dans les réglages de votre navigateur. Votre panier sera alors vide.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    who: 'Qui traite vos données',
    whoText: '{publisher} exploite {title} et répond du traitement de vos données. Le site est hébergé par {host}.',
    what: 'Quelles données, et pourquoi',
    whatText:
      'Votre nom, votre e-mail, votre téléphone et, pour une livraison, votre adresse servent à préparer la commande, à vous joindre et à vous la remettre : c’est l’exécution du contrat. Les données de carte vont directement au prestataire de paiement ; nous ne les voyons pas.',
    how: 'Combien de temps',
    howText:
      'Les commandes sont gardées dix ans, comme la comptabilité l’exige. Les données de compte sont effacées quand vous supprimez votre compte ; les commandes passées restent alors sans votre nom.',
    rights: 'Vos droits',
    rightsText:
      'Vous pouvez demander l’accès à vos données, leur correction ou leur effacement à l’adresse {email}, et saisir la CNIL si la réponse ne vous convient pas.',
  },
  terms: {
    title: 'Conditions générales',
    seller: 'Le vendeur',
    sellerText: '{title}, exploité par {publisher}, {address}. Téléphone : {phone}. E-mail : {email}.',
    order: 'La commande',
    orderText:
      'La commande vous engage quand vous appuyez sur « Commander avec obligation de paiement », après le récapitulatif. Un e-mail la confirme. Un plat épuisé ou un horaire devenu indisponible vous est signalé avant le paiement.',
    price: 'Les prix',
    priceText:
      'Les prix sont en euros, toutes taxes comprises. Ils peuvent différer entre le retrait et la livraison. Les frais de livraison et les minimums par quartier sont affichés avant la commande.',
    handover: 'Retrait et livraison',
    handoverText:
      'L’heure annoncée est celle à laquelle la commande est prête, ou livrée. En cas de retard important, appelez-nous : vous pouvez annuler sans frais tant que la préparation n’a pas commencé.',
    withdrawal: 'Rétractation',
    withdrawalText:
      'Des plats préparés sur commande sont périssables : le droit de rétractation de quatorze jours ne s’y applique pas (article L221-28 du code de la consommation).',
    alcohol: 'Alcool',
    alcoholText:
      'La vente d’alcool est interdite aux mineurs. Une pièce d’identité peut vous être demandée à la remise.',
    disputes: 'Réclamations',
    disputesText:
      'Écrivez-nous à {email}. À défaut d’accord, vous pouvez saisir gratuitement un médiateur de la consommation.',
  },
} as const;
