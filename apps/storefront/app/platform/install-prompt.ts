/** The browser's offer to install the shop, which it makes once it rates the shop worth it. */
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

/** Whether the browser has made an offer that was not taken up. */
export const hasInstallPrompt = () => window.installPrompt !== undefined;

/** Accepts the browser's offer, once. Answers whether the diner agreed. @throws where the browser refuses to ask. */
export async function takeInstallPrompt(): Promise<boolean> {
  const offer = window.installPrompt as InstallPrompt | undefined;
  window.installPrompt = undefined;
  await offer?.prompt();
  return (await offer?.userChoice)?.outcome === 'accepted';
}

export function watchInstalling(onOffer: () => void, onInstalled: () => void): void {
  // The listener in the head, which keeps the offer, runs before this one.
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}
