/** A fault of a catalogue file that its schema does not see. The message is French. */
export interface CatalogueProblem {
  path: PropertyKey[];
  message: string;
}
