/** The built program that runs (BOK-40). */
export interface RunningRelease {
  version: string;
  builtAt: Temporal.Instant;
  /** SHA-256 of its files as they are, 64 hexadecimal digits. */
  hash: string;
  /** True if they are not as they were built. */
  isModified: boolean;
}
