/**
 * Lets lazy pictures come, those in a tile once they are within 200 px of the screen: on a slow line the browser asks for twenty of
 * them ahead, and a tap would wait behind them. A second call does nothing. Written into the page as text: it uses nothing but the
 * browser.
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
