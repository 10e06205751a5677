/** A scheme, "www.", and endings that names of sites have and names of people do not. */
const sitePattern =
  /:\/\/|(?<![\p{L}\p{N}])www\d?[.．。｡]|[\p{L}\p{N}-][.．。｡](?:com|net|org|info|biz|xyz|fr|shop|site|online)(?![\p{L}\p{N}])/iu;

export const namesSite = (text: string): boolean => sitePattern.test(text);
