/** What a page needs to come to life, as addresses. */
export interface PageFiles {
  /** Scripts in the order of their evaluation; the last one takes the page over. */
  scripts: string[];
  /** Style sheets beyond what the page needs at first. */
  sheets: string[];
  /** Its data, as JSON. */
  data: string;
}
