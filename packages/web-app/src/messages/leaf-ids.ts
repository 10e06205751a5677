export type LeafIds<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : LeafIds<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];
