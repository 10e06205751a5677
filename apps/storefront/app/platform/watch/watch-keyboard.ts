/** In CSS pixels: a window that loses more than that has not merely hidden a bar of the browser. */
const leastKeyboard = 150;

/**
 * Notes on the document whether the keyboard of an iPhone or iPad is open where the shop runs from the home screen, which tells
 * nobody (SHL-20): the window is lower than it ever was since it was last turned. Returns how to stop; null: another device.
 */
export function watchKeyboard(): (() => void) | null {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  if (!isApple || !('standalone' in navigator) || navigator.standalone !== true) return null;
  const { visualViewport } = window;
  const { dataset } = document.documentElement;
  // A page that is zoomed in shows less of a window that is as high as before.
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
