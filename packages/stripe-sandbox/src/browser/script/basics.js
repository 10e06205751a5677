// What the modules of the script share.
export const folder = new URL('.', document.currentScript.src);
export const api = new URL('../v1/', folder);
export const answerMilliseconds = 20_000;
export const frameMilliseconds = 5_000;

const messages = {
  api_connection_error: 'Impossible de joindre le service de paiement. Vérifiez votre connexion et réessayez.',
  card_declined: 'Votre carte a été refusée.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  incorrect_number: 'Le numéro de votre carte est incorrect.',
  insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
  invalid_cvc: 'Le code de sécurité de votre carte est invalide.',
  invalid_expiry_month: 'Le mois d’expiration de votre carte est invalide.',
  invalid_expiry_year_past: 'L’année d’expiration de votre carte est dépassée.',
  payment_intent_authentication_failure:
    'Votre moyen de paiement n’a pas pu être authentifié. Choisissez-en un autre et réessayez.',
  processing_error: 'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
};
export const inFrench = (error) => ({
  ...error,
  message: messages[error.decline_code] ?? messages[error.code ?? error.type] ?? error.message,
});
export const unreachable = { type: 'api_connection_error' };

/** A mistake of the page that Stripe's script throws for. */
class IntegrationError extends Error {
  name = 'IntegrationError';
}
export const refuse = (message) => {
  throw new IntegrationError(message);
};

/** What is unknown is refused, never ignored: Stripe might take it for something. */
export function refuseUnknown(given, known, place) {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) refuse(`${place}: the sandbox knows no option ${unknown}.`);
}

/** Opens a frame of the sandbox and gives it one end of a channel; only that frame, at that origin, can hold it. */
export function openFrame(file, { title, onOpen, onMessage }) {
  const frame = document.createElement('iframe');
  frame.src = new URL(file, folder).href;
  frame.title = title;
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', colorScheme: 'light' });
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onMessage(data);
    frame.contentWindow.postMessage('open', folder.origin, [port2]);
    onOpen(port1);
  });
  return frame;
}

/** Lays a frame over the whole page, as a dialog. */
export function openOver(frame, { label, onCancel }) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', label);
  const whole = { position: 'fixed', inset: '0', margin: '0', padding: '0', border: '0', maxWidth: 'none' };
  Object.assign(dialog.style, whole, { width: '100vw', height: '100dvh', maxHeight: 'none', overflow: 'hidden' });
  Object.assign(dialog.style, { background: 'transparent' });
  frame.style.height = '100%';
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onCancel();
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return {
    close() {
      dialog.close();
      dialog.remove();
    },
  };
}
