/** The headings around the legal texts, and what depends on the settings. The texts themselves are Markdown files. */
export const legalMessages = {
  contact: 'Nous joindre',
  payment: {
    heading: 'Quand vous payez en ligne',
    before:
      'Rien de ce qui suit n’est demandé à un tiers avant que vous n’arriviez au paiement, ou ne choisissiez le retrait express.',
    wiped: 'Ceux qui sont posés sur notre domaine sont effacés après 48 heures sans visite.',
    data: {
      card: 'Carte : le formulaire est celui de Stripe, qui reçoit le numéro de votre carte, que nous ne voyons pas, le montant, votre nom, votre e-mail, votre téléphone, et des signaux de votre appareil (adresse, navigateur, gestes sur la page) pour reconnaître la fraude.',
      wallets:
        'Apple Pay et Google Pay : selon votre appareil, Apple ou Google sait que vous payez chez nous, quand et combien, et transmet à Stripe une carte sans son numéro. Pour un retrait express, nous en recevons votre nom, votre e-mail et votre téléphone.',
      link: 'Link : Stripe garde votre e-mail, votre téléphone et vos moyens de paiement, pour d’autres sites aussi. C’est un compte chez Stripe, que vous pouvez supprimer chez elle.',
      paypal:
        'PayPal : vous payez sur la page de PayPal, qui reçoit le montant et le nom du restaurant et vous connaît par votre compte. Stripe transmet la demande ; notre site ne charge rien de PayPal.',
    },
    cookies: {
      card: 'Carte : Stripe pose sur notre domaine les cookies __stripe_mid (un an) et __stripe_sid (30 minutes), et les siens dans son formulaire. Ils servent à reconnaître la fraude et sont nécessaires à ce paiement.',
      wallets:
        'Apple Pay et Google Pay : rien sur notre domaine. Apple et Google se servent de ce que garde votre appareil.',
      link: 'Link : Stripe pose ses cookies chez elle, pour vous reconnaître d’un site à l’autre.',
      paypal: 'PayPal : rien sur notre domaine. PayPal pose ses cookies sur sa propre page.',
    },
  },
} as const;
