/** The build's id. Empty in development, which has no build. */
export function ownBuildId(): string {
  const id = document.documentElement.dataset.buildId ?? '';
  return id === 'dev' ? '' : id;
}
