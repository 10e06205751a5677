const sitePattern =
  /:\/\/|(?<![\p{L}\p{N}])www\d?[.．。｡]|[\p{L}\p{N}-][.．。｡](?:com|net|org|info|biz|xyz|fr|shop|site|online)(?![\p{L}\p{N}])/iu;

export const namesSite = (text: string): boolean => sitePattern.test(text);
