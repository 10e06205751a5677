/** `cpu` is npm's name of the processor, such as "x64". */
export interface Platform {
  name: string;
  cpu: string;
}

/** Linux with glibc on the two common server processors. */
export const platforms: readonly Platform[] = ['x64', 'arm64'].map((cpu) => ({ name: `linux-${cpu}`, cpu }));
