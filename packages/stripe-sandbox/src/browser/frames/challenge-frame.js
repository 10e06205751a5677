// The bank's question to the card holder (3-D Secure), and the answer to it.
import { acceptPort, post } from './frame-channel.js';

const buttons = document.querySelectorAll('button');

acceptPort((port) => {
  let answer = () => {};

  port.onmessage = ({ data }) => {
    if (data === 'cancel') answer('canceled');
    else open(data);
  };

  function open({ key, intent: { id, client_secret, amount, currency } }) {
    const price = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount / 100);
    document.querySelector('#question').textContent =
      `Votre banque demande si ce paiement de ${price} est bien le vôtre.`;
    answer = async (choice) => {
      answer = () => {};
      for (const button of buttons) button.disabled = true;
      const body = new URLSearchParams({ key, client_secret, answer: choice });
      port.postMessage(await post(`payment_intents/${id}/answer_challenge`, body));
    };
    for (const button of buttons) {
      button.disabled = false;
      button.addEventListener('click', () => answer(button.id));
    }
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && answer('canceled'));
    buttons[0].focus();
  }
});
