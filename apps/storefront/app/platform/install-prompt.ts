interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: Event | undefined;
  }
}

/** An inline script in the head, because the browser may fire the event before the app has loaded (PWA-06). */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
}

export const hasInstallPrompt = () => window.installPrompt !== undefined;

/** Shows the browser's install dialog once. True if the user accepted. @throws if the browser refuses. */
export async function takeInstallPrompt(): Promise<boolean> {
  const offer = window.installPrompt as InstallPrompt | undefined;
  window.installPrompt = undefined;
  await offer?.prompt();
  return (await offer?.userChoice)?.outcome === 'accepted';
}

export function watchInstalling(onOffer: () => void, onInstalled: () => void): void {
  // The inline script in the head handles the event first and stores the prompt.
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}
