/**
 * Runs in the head: notes on the document that its lazy pictures have to wait, so that they share the line neither with the
 * pictures of the first screen nor with the scripts.
 */
export const picturesMarkScript = 'document.documentElement.dataset.pictures="wait"';

/**
 * Lets lazy pictures come, those in a tile once they are near the screen: a browser asks for twenty of them ahead on a slow
 * line, and what a tap fetches then waits behind them. Written into the page as text: it may use nothing of its module. Does
 * nothing the second time.
 */
export function showNearPictures(): void {
  const { dataset } = document.documentElement;
  if (dataset.pictures !== 'wait') return;
  dataset.pictures = 'near';
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const picture of target.querySelectorAll('img')) picture.dataset.near = '';
      }
    },
    { rootMargin: '200px' },
  );
  const watch = () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]:not([data-near])')) {
      const tile = picture.closest('picture')?.parentElement;
      if (tile) observer.observe(tile);
    }
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}
