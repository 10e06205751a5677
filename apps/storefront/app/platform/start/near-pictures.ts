/** Loads lazy pictures within 200 px of the viewport. An inline script: it may use browser globals only. */
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
