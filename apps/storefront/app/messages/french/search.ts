/** What search engines and shared links say of each page, below its title. The server writes it; no script carries it. */
export const searchMessages = {
  pages: {
    Home: '{site}, restaurant de {product} : {tagline}',
    Menu: 'La carte de {site}. {tagline}',
    Checkout: 'Votre commande chez {site}, en quelques étapes : comment, pour qui, pour quand, et le paiement.',
    'Order success': 'Votre commande chez {site} : son numéro, son heure et tout ce qu’elle contient.',
    'Live order': 'Votre commande chez {site} : où elle en est, et pour quand.',
    'Cookie policy': 'Ce que le site de {site} garde dans votre navigateur, pourquoi, et comment l’effacer.',
    'Privacy policy':
      'Ce que {site} fait de vos données : lesquelles, pourquoi, combien de temps, et quels sont vos droits.',
    'Terms of service': 'Commander chez {site} : conditions de vente, mentions légales et accessibilité du site.',
    About: 'Qui nous sommes : {site}, restaurant de {product}. {tagline}',
    Blog: 'Les nouvelles de {site}, restaurant de {product} : ce qui se passe en cuisine.',
    Contact: 'Où trouver {site}, et quand : adresse, itinéraire, horaires, téléphone.',
    'Auth entry': 'Votre compte chez {site} : connectez-vous, créez-en un, ou commandez sans.',
    Login: 'Connectez-vous à votre compte chez {site} et retrouvez vos commandes.',
    'Forgot password': 'Mot de passe oublié ? Un code par e-mail, et votre compte chez {site} est de nouveau à vous.',
    'Sign up': 'Créez votre compte chez {site} pour commander en quelques gestes la prochaine fois.',
    'One-time code verification': 'Confirmez votre adresse e-mail avec le code que {site} vient de vous envoyer.',
    'Profile area': 'Votre profil chez {site} : vos commandes et vos informations.',
    'Order history': 'Vos commandes chez {site}, à relire ou à passer de nouveau.',
    Account: 'Votre compte chez {site} en un coup d’œil.',
    'Profile details': 'Votre nom, votre e-mail, votre téléphone et votre adresse, tels que {site} les connaît.',
    Security: 'Votre compte chez {site} : changer le mot de passe, ou tout supprimer.',
    'Change password': 'Choisissez un nouveau mot de passe pour votre compte chez {site}.',
  },
  dish: '{name}, {price} chez {site}. {text}',
} as const;
