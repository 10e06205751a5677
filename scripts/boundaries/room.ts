/** A part of the house: which files are its own, and which other rooms they may use. Whatever is not named is forbidden. */
export interface Room {
  name: string;
  /** The first room of the list that matches a file is the file's. */
  files: RegExp;
  /** Names of rooms. A room may always use itself. */
  uses: string[];
  /** `pure`: neither packages nor Node; `browser`: no Node; `server`: anything that its package.json declares. */
  runs: 'pure' | 'browser' | 'server';
  /** Tests may use development dependencies, and open other packages beside their entry points. */
  isTest?: boolean;
}
