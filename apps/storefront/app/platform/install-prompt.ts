/** The browser's own offer to install the shop, which it makes once it finds the shop worth it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: Event | undefined;
  }
}

/** Keeps the browser's offer, which may come before any of our code (PWA-06). Runs in the head, written into the page as text. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
}

/** Whether the browser has made its offer and nobody took it up. */
export const hasInstallPrompt = () => window.installPrompt !== undefined;

/** Takes the offer up, once. Answers whether the diner accepted. @throws where the browser refuses to ask. */
export async function takeInstallPrompt(): Promise<boolean> {
  const offer = window.installPrompt as InstallPrompt | undefined;
  window.installPrompt = undefined;
  await offer?.prompt();
  return (await offer?.userChoice)?.outcome === 'accepted';
}

/** Calls back when the browser makes its offer, and when the shop was installed. */
export function watchInstalling(onOffer: () => void, onInstalled: () => void): void {
  // After the listener of the head, which keeps it.
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}
