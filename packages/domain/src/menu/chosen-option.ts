export interface ChosenOption {
  optionId: number;
  choices: { choiceId: number; quantity: number }[];
}
