/** What nobody is called: a scheme, "www." and endings that names of sites have and names of people don't. */
const sitePattern =
  /:\/\/|(?<![\p{L}\p{N}])www\d?[.．。｡]|[\p{L}\p{N}-][.．。｡](?:com|net|org|info|biz|xyz|fr|shop|site|online)(?![\p{L}\p{N}])/iu;

/** Whether a text names a site beyond doubt. */
export const namesSite = (text: string): boolean => sitePattern.test(text);
