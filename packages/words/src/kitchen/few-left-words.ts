/** What diners read of an item of which fewer are left than they order (STK-09). `{names}` lists such items by `left`. */
export const fewLeftWords = {
  left: (name: string, left: number) => `${name} : plus que ${left}`,
  refusal: '{names}. Diminuez la quantité pour commander.',
};
