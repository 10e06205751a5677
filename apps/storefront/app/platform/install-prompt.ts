interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: Event | undefined;
  }
}

/** The event may precede our code (PWA-06). Runs as an inline script in the head. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
}

export const hasInstallPrompt = () => window.installPrompt !== undefined;

/** Shows the browser's install dialog, once. True: accepted. @throws if the browser refuses to show it. */
export async function takeInstallPrompt(): Promise<boolean> {
  const offer = window.installPrompt as InstallPrompt | undefined;
  window.installPrompt = undefined;
  await offer?.prompt();
  return (await offer?.userChoice)?.outcome === 'accepted';
}

export function watchInstalling(onOffer: () => void, onInstalled: () => void): void {
  // The inline listener of the head runs first and stores the offer.
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}
