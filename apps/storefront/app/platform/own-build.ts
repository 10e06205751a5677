/** Names the build that wrote the page; empty where pages come from the sources. */
export function ownBuildId(): string {
  const id = document.documentElement.dataset.buildId ?? '';
  return id === 'dev' ? '' : id;
}
