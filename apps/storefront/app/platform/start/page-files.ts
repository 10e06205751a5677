export interface PageFiles {
  scripts: string[];
  /** Scripts of dialogs, prefetched at the first interaction. */
  opened: string[];
  /** The page inlines their critical rules. */
  sheets: string[];
  data: string;
}
