/** Where a release runs: what npm calls the processor, and how the machine's own commands call the whole. */
export interface Platform {
  name: string;
  cpu: string;
}

/** Linux with glibc, on the two processors that servers have. */
export const platforms: readonly Platform[] = ['x64', 'arm64'].map((cpu) => ({ name: `linux-${cpu}`, cpu }));
