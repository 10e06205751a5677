/** In CSS pixels. If the window loses more height, a keyboard has opened and not a browser bar. */
const leastKeyboard = 150;

/** Marks the document while iOS shows its keyboard in standalone mode (SHL-20). Null on other devices. */
export function watchKeyboard(): (() => void) | null {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  if (!isApple || !('standalone' in navigator) || navigator.standalone !== true) return null;
  const { visualViewport } = window;
  const { dataset } = document.documentElement;
  // Zooming shrinks the visual viewport but not the window.
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
