/** A set of files, and the rooms whose files they may import. All other imports are forbidden. */
export interface Room {
  name: string;
  /** A file belongs to the first room that matches it. */
  files: RegExp;
  /** A room may always import its own files. */
  uses: string[];
  /** `pure` imports neither packages nor Node, `browser` no Node, `server` all packages in its package.json. */
  runs: 'pure' | 'browser' | 'server';
  /** Tests may import development dependencies, and any file of another package. */
  isTest?: boolean;
}
