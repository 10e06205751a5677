export interface PageFiles {
  scripts: string[];
  /** The scripts of dialogs, which are prefetched at the first interaction. */
  opened: string[];
  /** The full stylesheets. The page's HTML already contains the critical rules. */
  sheets: string[];
  data: string;
}
