/** CSS pixels: a window that gets lower by more has an open keyboard, not only a hidden browser bar. */
const leastKeyboard = 150;

/**
 * Marks the document while the keyboard of an iPhone or iPad is open and the shop runs from the home screen, where no event tells
 * of the keyboard (SHL-20). The window is then lower than at any time since it was last turned. Returns how to stop; null:
 * another device.
 */
export function watchKeyboard(): (() => void) | null {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  if (!isApple || !('standalone' in navigator) || navigator.standalone !== true) return null;
  const { visualViewport } = window;
  const { dataset } = document.documentElement;
  // A zoomed page has a lower viewport in a window of the same height.
  const heightNow = () => (visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight);
  let width = window.innerWidth;
  let highest = heightNow();
  const look = () => {
    const isTurned = window.innerWidth !== width;
    width = window.innerWidth;
    highest = isTurned ? heightNow() : Math.max(highest, heightNow());
    if (highest - heightNow() > leastKeyboard) dataset.keyboard = 'open';
    else delete dataset.keyboard;
  };
  const source = visualViewport ?? window;
  source.addEventListener('resize', look);
  return () => source.removeEventListener('resize', look);
}
