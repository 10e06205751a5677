/** Empty in development, where no build exists. */
export function ownBuildId(): string {
  const id = document.documentElement.dataset.buildId ?? '';
  return id === 'dev' ? '' : id;
}
