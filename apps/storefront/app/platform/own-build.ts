/** The id of the build that wrote the page; empty in development. */
export function ownBuildId(): string {
  const id = document.documentElement.dataset.buildId ?? '';
  return id === 'dev' ? '' : id;
}
