/** What the page after an order says, beside how the order goes on. */
export const orderMessages = {
  thanks: 'Merci {name}, ça chauffe !',
  thanksAnyone: 'Merci, ça chauffe !',
  thanksLater: 'Merci {name}, c’est noté !',
  thanksLaterAnyone: 'Merci, c’est noté !',
  received: 'Merci {name}',
  receivedAnyone: 'Merci',
  generic: 'Merci pour votre commande',
  genericText: 'Un e-mail de confirmation vous a été envoyé si vous venez de commander.',
  confirmed: 'Commande confirmée',
  follow: 'Suivre ma commande',
  promised: { pickup: 'Retrait prévu', delivery: 'Livraison prévue' },
  asapFrom: 'Dès que possible (à partir de {moment})',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  on: '{what} {day}',
  mail: 'Un e-mail vous a été envoyé, avec tout le détail.',
} as const;
