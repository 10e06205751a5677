/** The content of `builds/latest.json`. */
export interface BuildName {
  id: string;
  /** The build's time in milliseconds since 1970. A release has the time of its commit. */
  timestamp: number;
  /** The program's version, such as `1.0.0`. */
  version: string;
}
