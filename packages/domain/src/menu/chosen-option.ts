/** The choices in one option group. */
export interface ChosenOption {
  optionId: number;
  choices: { choiceId: number; quantity: number }[];
}
