/** What a page needs to come to life, as addresses. */
export interface PageFiles {
  /** Scripts in the order of their evaluation; the last one takes the page over. */
  scripts: string[];
  /** Scripts of what a tap opens: fetched ahead at the first sign of a hand. */
  opened: string[];
  /** Style sheets; the page holds what it needs of them at first. */
  sheets: string[];
  /** Its data, as JSON. */
  data: string;
}
