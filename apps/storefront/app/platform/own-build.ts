/** Empty in development. */
export function ownBuildId(): string {
  const id = document.documentElement.dataset.buildId ?? '';
  return id === 'dev' ? '' : id;
}
